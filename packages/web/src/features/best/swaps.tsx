// What swapping team members brings: how much for each number of swaps, and the best rotation as a list of what to do when.
import { type Game, longestLineup, rotationMoves, type SwapsName, type TeamPlaces } from '@oversleep/game';
import { type ReactNode, useMemo, useState } from 'react';
import { listFormat, numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { changeText, marginText } from '../../parts/words/range-text.ts';
import { ROTATIONS } from '../../sim/answer-rows.ts';
import type { TeamSearch } from '../../sim/best/team-search.ts';
import { useAnswer } from '../../sim/use-answer.ts';
import type { FoundRotation, FoundRotations, FoundTeams } from '../../state/data/results.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { totalText } from './goals.ts';
import type { SearchForm } from './search-form.ts';
import { swapLines } from './swap-words.ts';
import { UseRotation } from './use-rotation.tsx';
import * as styles from './swaps.module.css';

const t = messages('best');

const listText = listFormat();

interface SwapsProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly asked: TeamSearch;
  /** Of a search that is over. */
  readonly found: FoundTeams;
  readonly nameOf: (id: string) => string;
  /** Of the page, so that this part needs nothing of it. */
  readonly swapsText: (swaps: SwapsName) => string;
  readonly membersWith: (ids: readonly string[]) => TeamPlaces;
}

export function Swaps({ found, ...page }: SwapsProps) {
  const { asked, ask } = page;
  const { swaps } = ask;
  const task = useMemo(
    () => ({ search: asked, teams: found.teams.map(({ ids }) => ids), swaps }),
    [asked, found.teams, swaps],
  );
  const answer = useAnswer(ROTATIONS, task);
  return (
    <section className={`${styles.swaps} panel`} aria-label={t('swaps.title')} aria-busy={answer.state === 'waiting'}>
      <h2>{t('swaps.title')}</h2>
      {answer.state === 'waiting' && (
        <ProgressBar label={t('swaps.running')} share={answer.done} onCancel={answer.cancel} />
      )}
      {answer.state === 'stopped' && (
        <Banner kind="info" what={t('swaps.stopped')} action={{ label: t('swaps.resume'), onAction: answer.retry }} />
      )}
      {answer.state === 'failed' && (
        <FailureBanner
          what={t('swaps.failed')}
          why={t('swaps.failedWhy', { reason: answer.why })}
          onRetry={answer.retry}
        />
      )}
      {answer.state === 'here' && <FoundSwaps key={swaps} rotations={answer.value} {...page} />}
    </section>
  );
}

interface FoundSwapsProps extends Omit<SwapsProps, 'found'> {
  readonly rotations: FoundRotations;
}

function FoundSwaps({ rotations, ...page }: FoundSwapsProps) {
  const { ask, swapsText } = page;
  const [shown, setShown] = useState<SwapsName>(ask.swaps);
  const chosen = rotations.swaps.find(({ swaps }) => swaps === shown) ?? rotations.swaps.at(-1);
  return (
    <>
      <SwapsTable ask={ask} rotations={rotations} swapsText={swapsText} shown={chosen?.swaps} onShow={setShown} />
      {chosen?.pays ? <Plan found={chosen} {...page} /> : <p role="status">{t('swaps.same')}</p>}
      <p className={styles.note}>{t('swaps.note')}</p>
    </>
  );
}

interface SwapsTableProps extends Pick<FoundSwapsProps, 'ask' | 'rotations' | 'swapsText'> {
  readonly shown: SwapsName | undefined;
  readonly onShow: (swaps: SwapsName) => void;
}

function SwapsTable({ ask, rotations, swapsText, shown, onShow }: SwapsTableProps) {
  const total = (value: number) => totalText(ask.goal, value);
  return (
    <table className={styles.table}>
      <caption className="unseen">{t('swaps.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('swaps.often')}</th>
          <th scope="col">{t('swaps.total')}</th>
          <th scope="col">{t('swaps.gain')}</th>
          <th scope="col">{t('swaps.sure')}</th>
        </tr>
      </thead>
      <tbody>
        {rotations.swaps.map((found) => (
          <tr key={found.swaps} data-shown={found.swaps === shown}>
            <th scope="row">
              <button type="button" aria-pressed={found.swaps === shown} onClick={() => onShow(found.swaps)}>
                {swapsText(found.swaps)}
              </button>
            </th>
            <td>
              {total(found.strength.mean)} <small>{marginText(found.strength.error, total)}</small>
            </td>
            <GainCells found={found} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GainCells({ found: { swaps, pays, against } }: { readonly found: FoundRotation }) {
  const { percent, percentError, sure } = against.gain;
  if (swaps === '0' || percent === 0)
    return (
      <>
        <td>{t('swaps.none')}</td>
        <td>{t('swaps.none')}</td>
      </>
    );
  return (
    <>
      <td data-change={pays ? 'up' : 'none'}>
        <b>{changeText(percent, percentOf)}</b> <small>{marginText(percentError, percentOf)}</small>
      </td>
      <td>{sureText(sure)}</td>
    </>
  );
}

const share = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percentOf = (percent: number): string => share(percent / 100);

interface PlanProps extends Omit<SwapsProps, 'found' | 'ask'> {
  readonly found: FoundRotation;
}

function Plan({ game, asked, found, nameOf, swapsText, membersWith }: PlanProps) {
  const { rotation, members } = found;
  const lines = swapLines(rotationMoves(rotation, game.rules, asked.settings), nameOf);
  const stay = members.filter((id) => rotation.lineups.every((lineup) => lineup.includes(id)));
  return (
    <div className={styles.plan}>
      <h3>{t('swaps.plan', { often: swapsText(found.swaps) })}</h3>
      <p>{t.rich('swaps.stay', { names: listText(stay.map(nameOf)), b: bold })}</p>
      <ul className={styles.lines} aria-label={t('swaps.lines')}>
        {lines.map(({ when, coming, going }) => (
          <li key={`${when} ${coming}`}>{t.rich('swaps.line', { when, coming, going, b: bold })}</li>
        ))}
      </ul>
      <UseRotation rotation={rotation} members={membersWith(longestLineup(rotation, game.rules, asked.settings))} />
    </div>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;
