// From team to team: back and forth, by list, and what can be done to the one in between.
import { MAX_TEAMS } from '@oversleep/game';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useAppState } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { TeamMenu } from './team-menu.tsx';
import { TeamName } from './team-name.tsx';
import * as styles from './team-nav.module.css';

interface TeamNavProps {
  readonly team: PlayerTeam;
  readonly onAll: () => void;
}

export function TeamNav({ team, onAll }: TeamNavProps) {
  const { teams } = useAppState();
  return (
    <div className={`${styles.nav} panel`}>
      <IconButton label="Previous team" icon={<Glyph name="left" size={24} />} onClick={teams.previousTeam} />
      <div className={styles.navMiddle}>
        <TeamName key={team.index} name={team.name} onRename={(name) => teams.renameTeam(team.index, name)} />
        <span className={styles.navCount}>
          Team {team.index + 1} of {MAX_TEAMS}
        </span>
      </div>
      <IconButton label="Next team" icon={<Glyph name="right" size={24} />} onClick={teams.nextTeam} />
      <IconButton label="All teams" icon={<IconLayoutGrid size={22} />} onClick={onAll} />
      <TeamMenu team={team} label="More about this team" />
    </div>
  );
}
