; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows. Compiled by packaging/build.py, which defines Version, Source, Icon,
; OutputFolder and OutputName.

#ifndef Version
  #error Run packaging/build.py, which knows what to install.
#endif

[Setup]
; Windows knows the program by this; another one would be installed beside it.
AppId={{6E0C1D2B-6A0B-4B5C-9C0F-2A8C1B7D5E43}
AppName=Buck Euchre
AppVersion={#Version}
AppVerName=Buck Euchre {#Version}
AppPublisher=Buck Euchre developers
DefaultDirName={autopf}\Buck Euchre
DefaultGroupName=Buck Euchre
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Source}\_internal\licences\GPL-3.0.txt
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\buck-euchre.exe
OutputDir={#OutputFolder}
OutputBaseFilename={#OutputName}
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"

[CustomMessages]
en.RecordType=Buck Euchre match record
fr.RecordType=Partie de Buck Euchre enregistrée
pt.RecordType=Registo de uma partida de Buck Euchre
en.RemoveData=Remove your saved match and your preferences as well?
fr.RemoveData=Supprimer aussi votre partie enregistrée et vos préférences ?
pt.RemoveData=Remover também a sua partida guardada e as suas preferências?

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files that an older version brought and this one does not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Buck Euchre"; Filename: "{app}\buck-euchre.exe"
Name: "{autodesktop}\Buck Euchre"; Filename: "{app}\buck-euchre.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.buck"; ValueType: string; ValueName: ""; ValueData: "BuckEuchre.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.buck"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-buck-euchre-match+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\BuckEuchre.Match"; ValueType: string; ValueName: ""; ValueData: "{cm:RecordType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\BuckEuchre.Match\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\buck-euchre.exe,0"
Root: HKA; Subkey: "Software\Classes\BuckEuchre.Match\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\buck-euchre.exe"" ""%1"""

[Run]
Filename: "{app}\buck-euchre.exe"; Description: "{cm:LaunchProgram,Buck Euchre}"; Flags: nowait postinstall skipifsilent

[Code]
{ Everything of the user's own lies in one folder; kept unless the user says otherwise. }
procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
var
  Data: String;
begin
  Data := ExpandConstant('{localappdata}\buck-euchre');
  if (CurUninstallStep = usPostUninstall) and DirExists(Data) then
    if SuppressibleMsgBox(CustomMessage('RemoveData'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2, IDNO) = IDYES then
      DelTree(Data, True, True, True);
end;
