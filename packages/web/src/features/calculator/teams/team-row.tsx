// One of the ten teams: its name, its week, its members, and what it makes.
import { gameOf, sleepMinutes, sleepScore } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { UnknownPicture } from '../../../parts/pictures/unknown-picture.tsx';
import { countText } from '../../../parts/words/wording.ts';
import { useCreatures, useUser } from '../../../state/context.ts';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { creatureAt, places } from '../../../state/data/team-rules.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { islandWord, recipeWord } from '../settings/setting-words.ts';
import { isAt, type PickedUp, placeLabel } from './spot-words.ts';
import { TeamMenu } from './team-menu.tsx';
import type { TotalState } from './use-totals.ts';
import * as styles from './all-teams.module.css';

const t = messages('calculator');

interface TeamRowProps {
  readonly team: PlayerTeam;
  readonly isCurrent: boolean;
  readonly total: TotalState | undefined;
  readonly picked: PickedUp | undefined;
  readonly onChoose: (place: number) => void;
  readonly onOpen: () => void;
}

export function TeamRow({ team, isCurrent, total, picked, onChoose, onOpen }: TeamRowProps) {
  const creatures = useCreatures((state) => state.creatures);
  const edition = useUser((user) => user.edition);
  const game = gameOf(edition);
  return (
    <Grid
      as="li"
      className={styles.teamRow}
      frame="line"
      corner="field"
      fill={2}
      gap={3}
      align="center"
      data-current={isCurrent}
    >
      <Stack
        as="button"
        className={styles.open}
        slim
        target
        textAlign="start"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <Text as="span" className={styles.name} head size="lead" breaks="cut">
          {team.name}
        </Text>
        <Note as="span">
          {t('teams.settings', {
            recipe: recipeWord(team.recipeType),
            island: islandWord(game, team.island),
            score: sleepScore(game.rules, sleepMinutes(team)),
            camp: team.camp ? 'yes' : 'other',
          })}
        </Note>
      </Stack>
      <Row className={styles.members} gap={1} align="stretch">
        {places().map((place) => {
          const creature = creatureAt(team, place, creatures);
          const species = creature && game.species.find(creature.pokemon);
          const isPicked = picked !== undefined && isAt(picked.from, team.index, place);
          return (
            <Stack
              as="button"
              key={place}
              className={styles.place}
              middle
              tone="primary"
              corner="round"
              aria-label={placeLabel(team, place, creature && displayNameOf(creature), picked)}
              aria-pressed={isPicked}
              // An empty slot can be chosen only while a member is being moved.
              aria-disabled={(!picked && !creature) || undefined}
              onClick={() => onChoose(place)}
            >
              {creature &&
                (species ? (
                  <Portrait species={species} size={44} shiny={creature.shiny} decorative />
                ) : (
                  <UnknownPicture label={creature.pokemon} size={44} decorative />
                ))}
              {!creature && picked && <Glyph name="plus" />}
            </Stack>
          );
        })}
      </Row>
      <TeamTotal total={total} />
      <TeamMenu team={team} label={t('teams.moreAbout', { team: team.name })} />
    </Grid>
  );
}

function TeamTotal({ total }: { readonly total: TotalState | undefined }) {
  return (
    <Row as="span" inline gap={1} justify="end" tone="strength" weight={700}>
      {total === 'busy' && (
        <>
          <Spinner size={18} />
          <span className="unseen">{t('teams.calculating')}</span>
        </>
      )}
      {total === 'failed' && (
        <Text as="span" tone="muted" weight={400}>
          {t('teams.unknown')}
        </Text>
      )}
      {typeof total === 'number' && (
        <>
          <UnitIcon unit="strength" size={18} decorative />
          <span>
            {t.rich('teams.total', {
              total: countText(Math.floor(total)),
              unseen: (inner) => <span className="unseen">{inner}</span>,
            })}
          </span>
        </>
      )}
    </Row>
  );
}
