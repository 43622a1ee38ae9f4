// What is cooked in a week: how strong, what at which meal, what fails and why, and where ingredients go.
import type { RecipeType } from '@oversleep/game';
import { memo, Suspense } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { lazyPart } from '../../../state/page/loading.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { ResultsProps } from '../results/props.ts';
import { Column, Columns, Section } from '../results/section.tsx';
import { areKnown, type TeamReport } from '../results/team-report.ts';
import { Balance } from './balance-chart.tsx';
import { CookingHead } from './cooking-head.tsx';
import { DishList } from './dish-list.tsx';
import { MealCalendar } from './meal-calendar.tsx';
import { MealTimes } from './meal-times.tsx';
import { NextDish } from './next-dish.tsx';
import { TeamIngredients } from './team-ingredients.tsx';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

const Habits = lazyPart(
  () => import('./habits.tsx'),
  (file) => file.Habits,
);

export function Cooking({ team, report, freshness }: ResultsProps) {
  if (!report.production.cooking) return <NoKitchen />;
  return <Kitchen context={report} type={team.recipeType} ready={areKnown(freshness)} />;
}

interface KitchenProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
  readonly ready: boolean;
}

// Drawn again only for new figures, so that the page stays responsive while the player edits.
const Kitchen = memo(({ context, type, ready }: KitchenProps) => {
  return (
    <Stack className={styles.cooking} gap={5} fit>
      <CookingHead context={context} type={type} />
      <Columns>
        <Section title={t('sections.plan')} note={t('sections.planNote')} wide>
          <MealCalendar context={context} type={type} ready={ready} />
        </Section>
        <Column>
          <Section title={t('sections.next')}>
            <NextDish context={context} type={type} />
          </Section>
          <Section title={t('sections.ingredients')} note={t('sections.ingredientsNote')}>
            <TeamIngredients context={context} />
          </Section>
          <Section title={t('sections.meals')}>
            <MealTimes context={context} />
          </Section>
          <Section title={t('sections.habits')} note={t('sections.habitsNote')}>
            <Suspense>
              <Habits context={context} ready={ready} />
            </Suspense>
          </Section>
        </Column>
        <Column>
          <Section title={t('sections.dishes')} note={t('sections.dishesNote')}>
            <DishList context={context} type={type} />
          </Section>
        </Column>
        <Section title={t('sections.balance')} note={t('sections.balanceNote')} wide>
          <Balance context={context} type={type} />
        </Section>
      </Columns>
    </Stack>
  );
});

function NoKitchen() {
  return <EmptyState picture={<Ovi />} title={t('empty.title')} words={t('empty.text')} />;
}
