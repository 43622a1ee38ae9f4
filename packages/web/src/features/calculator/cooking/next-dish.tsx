// What the team lacks for a better dish.

import type { RecipeType } from '@oversleep/game';
import type { ReactNode } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { amountText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Details } from '../../../ui/details.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { dishRows, dishWorth, type Failure, nextDishes } from './kitchen.ts';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

const listed = listFormat({ type: 'unit' });

interface NextDishProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
}

const SHOWN = 3;
const NO_DISH = { curry: 'next.noCurry', salad: 'next.noSalad', dessert: 'next.noDessert' } as const;
/** Lacks that occur less often in a week aren't shown. */
const RARE = 0.1;

export function NextDish({ context, type }: NextDishProps) {
  const [usual] = dishRows(context, type);
  const next = nextDishes(context, type).slice(0, SHOWN);
  const { outOfReach = [] } = context.production.cooking?.[type] ?? {};
  return (
    <>
      <p>
        {usual
          ? t('next.usual', { dish: nameOf('recipes', usual.recipe), amount: amountText(usual.count) })
          : t(NO_DISH[type])}
      </p>
      {next.length === 0 && usual && <p className={styles.cookingNone}>{t('next.none')}</p>}
      <Stack as="ul" gap={3}>
        {next.map(({ row: { recipe, count }, gain, lacks }) => (
          <Row as="li" key={recipe.name} align="stretch" gap={3}>
            <DishPicture dish={recipe} size={40} decorative />
            <div>
              <p>
                <b>{nameOf('recipes', recipe)}</b>{' '}
                <Text as="span" tone="muted">
                  {t('next.worth', {
                    strength: countText(dishWorth(context, recipe)),
                    gains: usual ? 'yes' : 'other',
                    gain: countText(gain),
                    cooked: count > 0 ? 'yes' : 'other',
                    amount: amountText(count),
                  })}
                </Text>
              </p>
              <Stack as="ul" className={styles.nextDishLacks} gap={1} size="label">
                {lacks
                  .filter(({ times }) => times >= RARE)
                  .map((failure) => (
                    <Lack key={failure.ingredient ?? 'pot'} context={context} failure={failure} />
                  ))}
              </Stack>
            </div>
          </Row>
        ))}
      </Stack>
      {outOfReach.length > 0 && <OutOfReach recipes={outOfReach} />}
    </>
  );
}

function Lack({
  context,
  failure: { ingredient, missing, times },
}: {
  readonly context: TeamReport;
  readonly failure: Failure;
}) {
  const found = ingredient === null ? undefined : context.game.ingredients.find(ingredient);
  const values = {
    missing: amountText(missing),
    times: amountText(times),
    b: (inner: ReactNode) => <b>{inner}</b>,
  };
  return (
    <li>
      {found ? (
        <IngredientPicture ingredient={found} size={22} decorative />
      ) : (
        <UnitIcon unit="potSize" size={20} decorative />
      )}
      <span>
        {found
          ? t.rich('next.lack', { ...values, ingredient: nameOf('ingredients', found) })
          : t.rich('next.lackPot', values)}
      </span>
    </li>
  );
}

interface OutOfReachProps {
  readonly recipes: readonly { readonly recipe: string; readonly missing: readonly string[] }[];
}

function OutOfReach({ recipes }: OutOfReachProps) {
  return (
    <Details label={t('next.outOfReach', { count: recipes.length })}>
      <Stack as="ul" gap={1} tone="muted" size="label">
        {recipes.map(({ recipe, missing }) => (
          <li key={recipe}>
            {t('next.missing', {
              dish: nameOf('recipes', recipe),
              ingredients: listed(missing.map((name) => nameOf('ingredients', name))),
            })}
          </li>
        ))}
      </Stack>
    </Details>
  );
}
