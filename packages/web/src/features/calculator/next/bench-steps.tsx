// Who of the box would be on the team if it were raised.
import { displayNameOf, gameOf } from '@oversleep/game';
import { useState } from 'react';
import { FailureBanner } from '../../../parts/failure-banner.tsx';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import type { TeamQuestion } from '../../../sim/question.ts';
import { raiseCost } from '../../../sim/steps.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RowList, type ShownRow } from './row-list.tsx';
import { costWords } from './step-rows.ts';
import { useBench } from './use-bench.ts';
import * as styles from './next.module.css';

export function BenchSteps({ question }: { readonly question: TeamQuestion }) {
  const game = gameOf(question.edition);
  const highest = Math.max(...question.members.map(({ creature }) => creature.level));
  const [level, setLevel] = useState(Math.min(highest, game.rules.maxLevel));
  const { bench, asked } = useBench(question, level);
  if (bench.length === 0)
    return (
      <EmptyState
        title="Nobody waits on the bench"
        words="Save more Pokémon in your box, and see here who would be on this team once it is raised."
      />
    );
  const known = asked.state === 'failed' ? undefined : asked.last;
  const rows = bench.map((creature): ShownRow => {
    const to = Math.max(level, creature.level);
    const cost = raiseCost(game, question, creature, to);
    return {
      key: creature.externalId,
      words: to > creature.level ? `Level ${creature.level} → ${to}` : `Level ${creature.level}, as it is`,
      more: known?.leaving && `instead of ${displayNameOf(known.leaving)}`,
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
          label="As if raised to level"
          min={1}
          max={game.rules.maxLevel}
          value={level}
          onChange={setLevel}
          note="Who is above it stays as it is."
        />
      </div>
      {asked.state === 'failed' && (
        <FailureBanner what="Who would be on the team could not be computed." why={asked.why} onRetry={asked.retry} />
      )}
      {asked.state === 'waiting' && <ProgressBar label="Trying out your box, one after the other" share={asked.done} />}
      <RowList rows={rows} empty="Nobody." />
    </>
  );
}
