// Upgrades of a team: every step that it could take, what they cost and what fits a budget, and which Pokémon of the box would join it.
import { Suspense, use, useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { UpgradePlanContext } from '../../../parts/growth/upgrade-plan-context.ts';
import { membersOf } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { ResultsProps } from '../results/props.ts';
import { areKnown } from '../results/team-report.ts';
import { BenchSteps } from './bench-steps.tsx';
import { TeamSteps } from './team-steps.tsx';
import * as styles from './next.module.css';

const t = messages('calculatorNext');

const VIEWS = ['team', 'plan', 'box'] as const;

export function Next({ report: { question, production }, team, freshness }: ResultsProps) {
  const [view, setView] = useState('team');
  const [chosen, setChosen] = useState<string>();
  const showPlan = (id: string) => {
    setChosen(id);
    setView('plan');
  };
  return (
    <Stack className={styles.next} gap={4} fit>
      <Segmented
        label={t('view.label')}
        labelHidden
        value={view}
        choices={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={setView}
      />
      {view === 'team' && (
        <TeamSteps
          question={question}
          production={production}
          type={team.recipeType}
          ready={areKnown(freshness)}
          onPlan={showPlan}
        />
      )}
      {view === 'plan' && <TeamPlan team={team} chosen={chosen} onAll={() => setChosen(undefined)} />}
      {view === 'box' && <BenchSteps question={question} onPlan={showPlan} />}
    </Stack>
  );
}

interface TeamPlanProps {
  readonly team: ResultsProps['team'];
  /** Id of the only Pokémon that is planned; undefined for all members. */
  readonly chosen: string | undefined;
  readonly onAll: () => void;
}

function TeamPlan({ team, chosen, onAll }: TeamPlanProps) {
  const UpgradePlan = use(UpgradePlanContext);
  const ids = useMemo(() => (chosen === undefined ? membersOf(team) : [chosen]), [team, chosen]);
  return (
    <Suspense fallback={<SkeletonText lines={5} />}>
      {chosen !== undefined && (
        <div>
          <Button small onClick={onAll}>
            {t('view.wholeTeam')}
          </Button>
        </div>
      )}
      <UpgradePlan ids={ids} />
    </Suspense>
  );
}
