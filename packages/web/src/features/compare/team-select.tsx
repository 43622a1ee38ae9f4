// Chooses the team that the compared creatures join, or none.
import { type Game, gameOf } from '@oversleep/game';
import { IconTent } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { IslandPicture } from '../../parts/pictures/island-picture.tsx';
import { useTeams, useUser } from '../../state/context.ts';
import { membersOf, type PlayerTeam } from '../../state/data/data.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
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
      <Note as="span" className={compareStyles.teamSelectLabel} size="label" weight={600} id="team-select-label">
        {t('team.label')}
      </Note>
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
      <Text as="b" breaks="cut">
        {team.name}
      </Text>
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
      <Note size="label">{t('team.hint')}</Note>
      <Stack as="ul" wide gap={1}>
        <li>
          <Row
            as="button"
            className={styles.teamSelectRow}
            tap
            gap={1}
            gapX={3}
            justify="between"
            wrap
            wide
            target
            pad={1}
            padX={3}
            textAlign="start"
            corner="field"
            fill={2}
            aria-pressed={value === null}
            onClick={() => onChoose(null)}
          >
            <b>{t('team.none')}</b>
            <Note as="span" size="label">
              {t('team.noneHint')}
            </Note>
          </Row>
        </li>
        {teams.map((team) => {
          const count = membersOf(team).length;
          return (
            <li key={team.index}>
              <Row
                as="button"
                className={styles.teamSelectRow}
                tap
                gap={1}
                gapX={3}
                justify="between"
                wrap
                wide
                target
                pad={1}
                padX={3}
                textAlign="start"
                corner="field"
                fill={2}
                aria-pressed={team.index === value}
                onClick={() => onChoose(team.index)}
              >
                <span>
                  <b>{team.name}</b>
                </span>
                {count === 0 ? (
                  <Note as="span" size="label">
                    {t('team.empty')}
                  </Note>
                ) : (
                  <TeamFaces team={team} />
                )}
              </Row>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
