// What is cooked in a week: how strong, what at which meal, what fails and why, and where ingredients go.
import type { RecipeType } from '@oversleep/game';
import { memo, Suspense, useMemo } from 'react';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { lazyPart } from '../../../state/page/loading.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ResultsProps } from '../results/props.ts';
import { type ResultContext, resultContext } from '../results/result-context.ts';
import { Column, Columns, Section } from '../results/section.tsx';
import { Balance } from './balance-chart.tsx';
import { CookingHead } from './cooking-head.tsx';
import { DishList } from './dish-list.tsx';
import { MealCalendar } from './meal-calendar.tsx';
import { MealTimes } from './meal-times.tsx';
import { NextDish } from './next-dish.tsx';
import { TeamIngredients } from './team-ingredients.tsx';
import * as styles from './cooking.module.css';

const Habits = lazyPart(
  () => import('./habits.tsx'),
  (file) => file.Habits,
);

export function Cooking({ team, production, question, places, status }: ResultsProps) {
  const context = useMemo(() => resultContext(question, places, production), [question, places, production]);
  if (!production.cooking) return <NoKitchen />;
  return <Kitchen context={context} type={team.recipeType} ready={status.final && !status.stale} />;
}

interface KitchenProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
  readonly ready: boolean;
}

// Drawn anew only for new figures: while somebody edits, the page has to answer.
const Kitchen = memo(({ context, type, ready }: KitchenProps) => {
  return (
    <div className={styles.cooking}>
      <CookingHead context={context} type={type} />
      <Columns>
        <Section title="Cooking plan" note="the likeliest dish of each meal" wide>
          <MealCalendar context={context} type={type} ready={ready} />
        </Section>
        <Column>
          <Section title="The next better dish">
            <NextDish context={context} type={type} />
          </Section>
          <Section title="Daily team ingredients" note="without what is lost at night">
            <TeamIngredients context={context} />
          </Section>
          <Section title="Daily meal times">
            <MealTimes context={context} />
          </Section>
          <Section title="How you cook and look in" note="with the same luck">
            <Suspense>
              <Habits context={context} ready={ready} />
            </Suspense>
          </Section>
        </Column>
        <Column>
          <Section title="Split of recipes cooked" note="of the week's meals">
            <DishList context={context} type={type} />
          </Section>
        </Column>
        <Section title="Where ingredients go" note="per week" wide>
          <Balance context={context} type={type} />
        </Section>
      </Columns>
    </div>
  );
});

function NoKitchen() {
  return (
    <EmptyState
      picture={<Ovi className={styles.cookingOvi} />}
      title="The stove is cold"
      words="This result was calculated without cooking. As soon as the team is calculated again, its dishes are here."
    />
  );
}
