// Chooses the team that the compared creatures join, or none.
import { type Game, gameOf } from '@oversleep/game';
import { IconTent } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { IslandPicture } from '../../parts/pictures/island-picture.tsx';
import { useTeams, useUser } from '../../state/context.ts';
import { membersOf, type PlayerTeam } from '../../state/data/data.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { TeamFaces } from './team-faces.tsx';
import * as compareStyles from './compare.module.css';
import * as styles from './team-select.module.css';

const t = messages('compare');

interface TeamSelectProps {
  readonly value: number | null;
  readonly onChange: (index: number | null) => void;
}

export function TeamSelect({ value, onChange }: TeamSelectProps) {
  const teams = useTeams((state) => state.teams);
  const game = gameOf(useUser((user) => user.edition));
  const team = value === null ? undefined : teams[value];
  return (
    <Stack className={styles.teamSelect} gap={1.5} slim>
      <Text
        as="span"
        className={compareStyles.teamSelectLabel}
        tone="muted"
        size="label"
        weight={600}
        id="team-select-label"
      >
        {t('team.label')}
      </Text>
      <Popover
        label={t('team.select')}
        align="start"
        width={400}
        trigger={(props) => (
          <button type="button" className={styles.teamSelectButton} {...props}>
            <span className="unseen">{t('team.aloud')} </span>
            {team ? <TeamFacts game={game} team={team} /> : <span>{t('team.select')}</span>}
            <Glyph name="down" size={16} />
          </button>
        )}
      >
        {(close) => (
          <TeamList
            teams={teams}
            value={value}
            onChoose={(index) => {
              onChange(index);
              close();
            }}
          />
        )}
      </Popover>
    </Stack>
  );
}

interface TeamFactsProps {
  readonly game: Game;
  readonly team: PlayerTeam;
}

function TeamFacts({ game, team }: TeamFactsProps) {
  const island = game.islands.find(team.island.shortName);
  return (
    <Row as="span" gap={1.5} wrap slim>
      <b className={styles.teamSelectName}>{team.name}</b>
      {island && <IslandPicture island={island} size={32} />}
      {team.camp && <IconTent size={22} aria-label={t('team.camp')} />}
      <TeamFaces team={team} />
    </Row>
  );
}

interface TeamListProps {
  readonly teams: readonly PlayerTeam[];
  readonly value: number | null;
  readonly onChoose: (index: number | null) => void;
}

function TeamList({ teams, value, onChoose }: TeamListProps) {
  return (
    <Stack gap={3} align="start">
      <p className={styles.teamSelectWords}>{t('team.hint')}</p>
      <Stack as="ul" className={styles.teamSelectList} gap={1}>
        <li>
          <button
            type="button"
            className={styles.teamSelectRow}
            aria-pressed={value === null}
            onClick={() => onChoose(null)}
          >
            <b>{t('team.none')}</b>
            <span className={styles.teamSelectNone}>{t('team.noneHint')}</span>
          </button>
        </li>
        {teams.map((team) => {
          const count = membersOf(team).length;
          return (
            <li key={team.index}>
              <button
                type="button"
                className={styles.teamSelectRow}
                aria-pressed={team.index === value}
                onClick={() => onChoose(team.index)}
              >
                <span>
                  <b>{team.name}</b>
                </span>
                {count === 0 ? (
                  <span className={styles.teamSelectNone}>{t('team.empty')}</span>
                ) : (
                  <TeamFaces team={team} />
                )}
              </button>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
