// All of the plan together: what it takes, or what is left of a budget.
import { evolutionItem } from '@oversleep/game';
import { handyText } from '../../parts/growth/growth-plan.ts';
import { countedText } from '../../parts/words/wording.ts';
import type { BudgetPlan } from './budget.ts';
import type { Wanted } from './wishes.ts';
import * as styles from './grow.module.css';

interface PlanSummaryProps {
  readonly wanted: readonly Wanted[];
  readonly plan: BudgetPlan | undefined;
  /** All gains are known. */
  readonly isOrdered: boolean;
}

const LIST = new Intl.ListFormat('en');

export function PlanSummary({ wanted, plan, isOrdered }: PlanSummaryProps) {
  const taken = plan
    ? wanted.filter(({ creature }) => plan.steps.some(({ id }) => id === creature.externalId))
    : wanted;
  const items = itemsOf(taken);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const candies = sum(plan ? plan.steps.map((step) => step.candies) : wanted.map((one) => one.candies ?? 0));
  const shards = sum(plan ? plan.steps.map((step) => step.shards) : wanted.map((one) => one.cost?.shards ?? 0));
  return (
    <section className={styles.summary} aria-label="All together" role="status">
      <p>
        <b>{plan ? `${taken.length} of ${wanted.length} fit` : 'All together'}</b>:{' '}
        {countedText(candies, 'candy', 'candies')} and {countedText(shards, 'dream shard')}
        {items.length > 0 && `, with ${LIST.format(items)}`}.
      </p>
      {plan && (
        <p className={styles.note}>
          Left over:{' '}
          {LIST.format([
            countedText(plan.left.shards, 'shard'),
            handyText(plan.left.handy) ? `handy candies: ${handyText(plan.left.handy)}` : 'no handy candies',
          ])}
          .{!isOrdered && ' The order may change until all gains are known.'}
        </p>
      )}
    </section>
  );
}

/** "2 Fire Stone", by how many of them it takes. */
function itemsOf(wanted: readonly Wanted[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { step } of wanted)
    for (const item of step?.takes?.items ?? []) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => `${count} ${evolutionItem(item)}`);
}
