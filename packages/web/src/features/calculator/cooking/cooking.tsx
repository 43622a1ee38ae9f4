// What is cooked in a week: how strong, what at which meal, what fails and why, and where ingredients go.
import type { RecipeType } from '@oversleep/game';
import { memo, Suspense, useMemo } from 'react';
import { Ovi } from '../../../parts/pictures/ovi.tsx';
import { lazyPart } from '../../../state/page/loading.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { ResultsProps } from '../results/props.ts';
import { type Scene, sceneOf } from '../results/scene.ts';
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
  const scene = useMemo(() => sceneOf(question, places, production), [question, places, production]);
  if (!production.cooking) return <NoKitchen />;
  return <Kitchen scene={scene} type={team.recipeType} ready={status.final && !status.stale} />;
}

interface KitchenProps {
  readonly scene: Scene;
  readonly type: RecipeType;
  readonly ready: boolean;
}

// Drawn anew only for new figures: while somebody edits, the page has to answer.
const Kitchen = memo(({ scene, type, ready }: KitchenProps) => {
  return (
    <div className={styles.cooking}>
      <CookingHead scene={scene} type={type} />
      <Columns>
        <Section title="Cooking plan" note="the likeliest dish of each meal" wide>
          <MealCalendar scene={scene} type={type} ready={ready} />
        </Section>
        <Column>
          <Section title="The next better dish">
            <NextDish scene={scene} type={type} />
          </Section>
          <Section title="Daily team ingredients" note="without what is lost at night">
            <TeamIngredients scene={scene} />
          </Section>
          <Section title="Daily meal times">
            <MealTimes scene={scene} />
          </Section>
          <Section title="How you cook and look in" note="with the same luck">
            <Suspense>
              <Habits scene={scene} ready={ready} />
            </Suspense>
          </Section>
        </Column>
        <Column>
          <Section title="Split of recipes cooked" note="of the week's meals">
            <DishList scene={scene} type={type} />
          </Section>
        </Column>
        <Section title="Where ingredients go" note="per week" wide>
          <Balance scene={scene} type={type} />
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
