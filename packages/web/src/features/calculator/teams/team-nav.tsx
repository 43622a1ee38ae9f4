// Switches between teams, and opens the list of all teams and the menu of this one.
import { MAX_TEAMS } from '@oversleep/game';
import { IconLayoutGrid } from '@tabler/icons-react';
import { messages } from '../../../messages/messages.ts';
import { useAppState } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { TeamMenu } from './team-menu.tsx';
import { TeamName } from './team-name.tsx';
import * as styles from './team-nav.module.css';

const t = messages('calculator');

interface TeamNavProps {
  readonly team: PlayerTeam;
  readonly onAll: () => void;
}

export function TeamNav({ team, onAll }: TeamNavProps) {
  const { teams } = useAppState();
  return (
    <Row className={`${styles.nav} panel`} gap={0.5}>
      <IconButton label={t('teams.previous')} icon={<Glyph name="left" size={24} />} onClick={teams.previousTeam} />
      <Stack className={styles.navMiddle} fit align="center" grow slim>
        <TeamName key={team.index} name={team.name} onRename={(name) => teams.renameTeam(team.index, name)} />
        <Note as="span" size="small">
          {t('teams.count', { number: team.index + 1, most: MAX_TEAMS })}
        </Note>
      </Stack>
      <IconButton label={t('teams.next')} icon={<Glyph name="right" size={24} />} onClick={teams.nextTeam} />
      <IconButton label={t('teams.all')} icon={<IconLayoutGrid size={22} />} onClick={onAll} />
      <TeamMenu team={team} label={t('teams.more')} />
    </Row>
  );
}
