// What the upgrades of a member cost, and what fits a budget.
import { Suspense, use, useMemo } from 'react';
import { messages } from '../../../messages/messages.ts';
import { UpgradePlanContext } from '../../../parts/growth/upgrade-plan-context.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';

const t = messages('calculatorMembers');

/** Stays while new figures come, so that nothing the player has entered is lost. */
export function UpgradeCosts({ id }: { readonly id: string }) {
  const UpgradePlan = use(UpgradePlanContext);
  const ids = useMemo(() => [id], [id]);
  return (
    <Disclosure label={t('next.plan')}>
      <Suspense fallback={<SkeletonText lines={4} />}>
        <UpgradePlan ids={ids} />
      </Suspense>
    </Disclosure>
  );
}
