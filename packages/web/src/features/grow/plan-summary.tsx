// Total cost of the plan, or what it leaves of the budget.
import { evolutionItem } from '@oversleep/game';
import type { ReactNode } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { handyText } from '../../parts/growth/growth-plan.ts';
import { Text } from '../../ui/layout/layout.tsx';
import type { Budget, BudgetPlan } from './budget.ts';
import type { PlannedGrowth } from './wishes.ts';
import * as styles from './grow.module.css';

const t = messages('grow');

interface PlanSummaryProps {
  readonly wanted: readonly PlannedGrowth[];
  readonly plan: BudgetPlan | undefined;
  /** Whether all gains are known, so the order is final. */
  readonly isOrdered: boolean;
}

const listText = listFormat();

export function PlanSummary({ wanted, plan, isOrdered }: PlanSummaryProps) {
  const taken = plan
    ? wanted.filter(({ creature }) => plan.steps.some(({ id }) => id === creature.externalId))
    : wanted;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const candies = sum(plan ? plan.steps.map((step) => step.candies) : wanted.map((one) => one.candies ?? 0));
  const shards = sum(plan ? plan.steps.map((step) => step.shards) : wanted.map((one) => one.cost?.shards ?? 0));
  const list = listText([
    t('summary.candies', { count: candies }),
    t('summary.shards', { count: shards }),
    ...itemsOf(taken),
  ]);
  return (
    <section className={styles.summary} aria-label={t('summary.title')} role="status">
      <p>
        {plan
          ? t.rich('summary.fit', { taken: taken.length, count: wanted.length, list, b })
          : t.rich('summary.all', { list, b })}
      </p>
      {plan && (
        <Text tone="muted" size="note">
          {t(isOrdered ? 'summary.left' : 'summary.leftUnordered', { list: leftText(plan.left) })}
        </Text>
      )}
    </section>
  );
}

const b = (inner: ReactNode) => <b>{inner}</b>;

function leftText({ shards, handy }: Budget): string {
  const sizes = handyText(handy);
  return listText([
    t('summary.shards', { count: shards }),
    sizes ? t('summary.leftHandy', { list: sizes }) : t('summary.noHandy'),
  ]);
}

/** "2 Fire Stone" for each kind of item. */
function itemsOf(wanted: readonly PlannedGrowth[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { step } of wanted)
    for (const item of step?.takes?.items ?? []) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => t('summary.item', { count, item: evolutionItem(item) }));
}
