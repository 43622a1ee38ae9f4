// The best teams so far, one line each: members, total, how much more than the player's own team, and what would change.
import type { Game, WantedGoal } from '@oversleep/game';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { listFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { changeText, marginText } from '../../parts/words/range-text.ts';
import type { Creatures } from '../../state/data/data.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Grid, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { totalText, unitText } from './goals.ts';
import { changesTo, nameIn } from './team-changes.ts';
import { TeamFaces } from './team-faces.tsx';
import { type TeamLine, teamLines } from './team-lines.ts';
import { UseTeam } from './use-team.tsx';
import * as styles from './best.module.css';

const t = messages('best');

interface FoundListProps {
  readonly game: Game;
  readonly found: FoundTeams;
  readonly goal: WantedGoal;
  readonly creatures: Creatures;
  /** Ids of the current team. */
  readonly present: readonly string[];
  /** It swaps members: without that it would be another team. */
  readonly isSwapping: boolean;
  readonly isPinned: (ids: readonly string[]) => boolean;
  readonly onPin: (ids: readonly string[], on: boolean) => void;
  readonly canPin: boolean;
}

export function FoundList({ found, goal, present, ...page }: FoundListProps) {
  return (
    <Stack as="ol" fit flush aria-label={t('found.title')}>
      {teamLines(found, present, goal).map((line) => (
        <TeamRow key={[...line.ids].sort().join()} line={line} goal={goal} present={present} {...page} />
      ))}
    </Stack>
  );
}

interface TeamRowProps extends Omit<FoundListProps, 'found'> {
  readonly line: TeamLine;
}

function TeamRow({ line, game, goal, creatures, present, isSwapping, isPinned, onPin, canPin }: TeamRowProps) {
  const { ids, place, isYours, total, error } = line;
  const members = ids.flatMap((id) => creatures[id] ?? []);
  const { coming, going } = changesTo(present, ids);
  const names = (some: readonly string[]) => listText(some.map((id) => nameIn(creatures, id)));
  const which = place === null ? t('found.yours') : t('found.which', { place });
  const pinned = isPinned(ids);
  return (
    <Grid as="li" className={styles.team} gapX={2.5} edge="top" align="center" data-yours={isYours}>
      <Text
        as="span"
        className={styles.rank}
        tone="muted"
        size="head-small"
        weight={700}
        textAlign="center"
        aria-hidden="true"
      >
        {place ?? '–'}
      </Text>
      <TeamFaces game={game} members={members} coming={present.length > 0 ? coming : []} />
      <p className={styles.total}>
        <Text as="b" tone="strength" size="head-small">
          {totalText(goal, total)}
        </Text>{' '}
        <Note as="span" size="small">
          {Number.isFinite(error) && marginText(error, (value) => totalText(goal, value))}{' '}
          <span className={styles.unit}>{unitText(goal)}</span>
        </Note>
      </p>
      <Text className={styles.more} tone={line.change === 'none' ? 'muted' : line.change} weight={700} breaks="never">
        {moreText(line, goal)}
      </Text>
      <Note className={styles.why} slim>
        {isYours
          ? t(isSwapping ? 'found.sameFive' : 'found.same')
          : present.length > 0 && going.length > 0 && t('found.for', { coming: names(coming), going: names(going) })}
      </Note>
      <div className={styles.ways}>
        {place !== null && (
          <>
            <IconButton
              label={t(pinned ? 'found.pinnedLabel' : 'found.pinLabel', { place })}
              icon={pinned ? <IconPinFilled size={20} aria-hidden="true" /> : <IconPin size={20} aria-hidden="true" />}
              pressed={pinned}
              disabled={!pinned && !canPin}
              onClick={() => onPin(ids, !pinned)}
            />
            <UseTeam
              members={members}
              which={which}
              isBest={place === 1 && !isYours}
              isInUse={isYours && !isSwapping}
            />
          </>
        )}
      </div>
    </Grid>
  );
}

const percentText = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

function moreText({ more, isYours }: TeamLine, goal: WantedGoal): string {
  if (isYours) return t('found.yours');
  if (more === null) return '';
  return goal.kind === 'rank' ? changeText(more, (value) => totalText(goal, value)) : changeText(more, percentText);
}

const listText = listFormat();
