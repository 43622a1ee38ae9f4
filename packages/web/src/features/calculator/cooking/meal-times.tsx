// When meals are cooked, and which are missed.
import { formatClock, MEALS } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { mealsOf } from '../results/meals.ts';
import type { TeamReport } from '../results/team-report.ts';

const t = messages('calculatorCooking');

export function MealTimes({ context }: { readonly context: TeamReport }) {
  const times = mealsOf(context);
  const { lookIn = 'always' } = context.settings.policy ?? {};
  const missed = lookIn === 'always' ? 'meals.slept' : 'meals.missed';
  return (
    <Stack as="ul" gap={1.5}>
      {MEALS.map((meal) => {
        const eaten = times.find((time) => time.meal === meal);
        return (
          <Row as="li" key={meal} gap={2} tone={eaten ? undefined : 'muted'}>
            <UnitIcon unit={eaten ? 'potSize' : 'energy'} size={20} decorative />
            {eaten
              ? t('meals.at', { meal: t(`meals.${meal}`), time: formatClock(eaten.clock) })
              : t(missed, { meal: t(`meals.${meal}`) })}
          </Row>
        );
      })}
    </Stack>
  );
}
