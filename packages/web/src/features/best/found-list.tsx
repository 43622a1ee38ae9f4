// The best teams so far with their totals, compared with the current team.
import type { Game, WantedGoal } from '@oversleep/game';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { changeText, isClear, marginText } from '../../parts/words/range-text.ts';
import { gainPercentText } from '../../parts/words/wording.ts';
import type { Creatures } from '../../state/data/data.ts';
import type { FoundTeam, FoundTeams } from '../../state/data/results.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { totalText, unitText } from './goals.ts';
import { changesTo, nameIn } from './team-changes.ts';
import { TeamFaces } from './team-faces.tsx';
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
  readonly isPinned: (ids: readonly string[]) => boolean;
  readonly onPin: (ids: readonly string[], on: boolean) => void;
  readonly canPin: boolean;
}

export function FoundList({ game, found, goal, creatures, present, isPinned, onPin, canPin }: FoundListProps) {
  return (
    <ol className={styles.teams} aria-label={t('found.title')}>
      {found.teams.map((team, place) => {
        const members = team.ids.flatMap((id) => creatures[id] ?? []);
        const { coming, going } = changesTo(present, team.ids);
        const pinned = isPinned(team.ids);
        return (
          <li key={[...team.ids].sort().join()} className={styles.team}>
            <span className={styles.rank} aria-hidden="true">
              {place + 1}
            </span>
            <TeamFaces game={game} members={members} coming={present.length > 0 ? coming : []} />
            <p className={styles.total}>
              <b>{totalText(goal, team.total)}</b>{' '}
              <span>
                {Number.isFinite(team.error) && marginText(team.error, (value) => totalText(goal, value))}{' '}
                {unitText(goal)}
              </span>
            </p>
            <div className={styles.figures}>
              {present.length > 0 && (
                <Compared
                  team={team}
                  base={found.present?.mean ?? 0}
                  goal={goal}
                  isSame={coming.length + going.length === 0}
                />
              )}
              {present.length > 0 && going.length > 0 && (
                <p className={styles.note}>
                  {t.rich('found.out', { names: listText(going.map((id) => nameIn(creatures, id))), b })}
                </p>
              )}
              {place > 0 && <Certainty team={team} isOver={found.done === 1} />}
            </div>
            <div className={styles.ways}>
              <IconButton
                label={t(pinned ? 'found.pinnedLabel' : 'found.pinLabel', { place: place + 1 })}
                icon={
                  pinned ? <IconPinFilled size={20} aria-hidden="true" /> : <IconPin size={20} aria-hidden="true" />
                }
                pressed={pinned}
                disabled={!pinned && !canPin}
                onClick={() => onPin(team.ids, !pinned)}
              />
              <UseTeam members={members} which={t('found.which', { place: place + 1 })} isBest={place === 0} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Only teams in the final round have a known order. */
function Certainty({ team: { raced, sure }, isOver }: { readonly team: FoundTeam; readonly isOver: boolean }) {
  if (sure !== null) return <p className={styles.note}>{t('found.sure', { sure: sureText(sure) })}</p>;
  return isOver && !raced && <p className={styles.note}>{t('found.dropped')}</p>;
}

interface ComparedProps {
  readonly team: FoundTeam;
  /** Total of the current team. */
  readonly base: number;
  readonly goal: WantedGoal;
  readonly isSame: boolean;
}

function Compared({ team: { lead }, base, goal, isSame }: ComparedProps) {
  if (isSame) return <p className={styles.lead}>{t('found.same')}</p>;
  if (!lead || !Number.isFinite(lead.error)) return <p className={styles.lead}>{t('found.notCompared')}</p>;
  const { mean, error, sure } = lead;
  const isMore = mean > 0;
  const change = isClear(mean, error) ? (isMore ? 'up' : 'down') : 'none';
  return (
    <p className={styles.lead} data-change={change}>
      <b>{changeText(mean, (value) => totalText(goal, value))}</b>{' '}
      {marginText(error, (value) => totalText(goal, value))}
      {base > 0 && goal.kind !== 'rank' && ` (${changeText(mean / base, gainPercentText)})`}
      <span> {comparedText(isMore, sure)}</span>
    </p>
  );
}

function comparedText(isMore: boolean, sure: number | null): string {
  if (sure === null) return t(isMore ? 'found.more' : 'found.less');
  return isMore ? t('found.moreSure', { sure: sureText(sure) }) : t('found.lessSure', { sure: sureText(1 - sure) });
}

const listText = listFormat();
const b = (inner: ReactNode) => <b>{inner}</b>;
