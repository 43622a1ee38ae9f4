// Which Pokémon of the box would join the team if they were raised.
import { gameOf } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { sleepEvents } from '../../../parts/growth/sleep-events.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { raiseCost } from '../../../sim/steps.ts';
import { dayAt } from '../../../state/this-week.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RowList, type ShownRow } from './row-list.tsx';
import { costWords } from './step-rows.ts';
import { useBench } from './use-bench.ts';
import * as styles from './next.module.css';

const t = messages('calculatorNext');

interface BenchStepsProps {
  readonly question: TeamQuestion;
  readonly onPlan: (id: string) => void;
}

export function BenchSteps({ question, onPlan }: BenchStepsProps) {
  const game = gameOf(question.edition);
  const highest = Math.max(...question.members.map(({ creature }) => creature.level));
  const [level, setLevel] = useState(Math.min(highest, game.rules.maxLevel));
  const { bench, asked } = useBench(question, level);
  if (bench.length === 0) return <EmptyState title={t('bench.emptyTitle')} words={t('bench.emptyText')} />;
  const events = sleepEvents(dayAt(Date.now()));
  const known = asked.state === 'failed' ? undefined : asked.last;
  const rows = bench.map((creature): ShownRow => {
    const to = Math.max(level, creature.level);
    const cost = raiseCost(game, question, creature, to, events);
    return {
      key: creature.externalId,
      words: to > creature.level ? t('bench.raise', { from: creature.level, to }) : t('bench.asIs', { level: to }),
      more: known?.leaving && t('bench.instead', { name: displayNameOf(known.leaving) }),
      cost,
      costWords: costWords({ kind: 'level', cost }),
      today: true,
      gain: known?.gains.get(creature.externalId),
      picture: <Portrait species={game.species.get(creature.pokemon)} size={40} shiny={creature.shiny} decorative />,
      name: displayNameOf(creature),
      growing: to > creature.level ? creature.externalId : undefined,
    };
  });
  return (
    <>
      <div className={styles.level}>
        <NumberField
          label={t('bench.level')}
          min={1}
          max={game.rules.maxLevel}
          value={level}
          onChange={setLevel}
          note={t('bench.levelNote')}
        />
      </div>
      {asked.state === 'failed' && <FailureBanner what={t('bench.failed')} why={asked.why} onRetry={asked.retry} />}
      {asked.state === 'waiting' && <ProgressBar label={t('bench.busy')} share={asked.done} />}
      <RowList rows={rows} empty={t('bench.none')} onPlan={onPlan} />
    </>
  );
}
