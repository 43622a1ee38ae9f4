// What every dialog of a team's settings is given.
import type { PlayerTeam } from '../../../state/data/data.ts';

export interface SettingDialogProps {
  readonly team: PlayerTeam;
  readonly onClose: () => void;
}
