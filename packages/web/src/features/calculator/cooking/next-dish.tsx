// What stands between the team and a better dish.
import type { RecipeType } from '@oversleep/game';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { amountText } from '../../../parts/words/range-text.ts';
import { countedText, countText } from '../../../parts/words/wording.ts';
import type { ResultContext } from '../results/result-context.ts';
import { dishRows, dishWorth, type Failure, nextDishes } from './kitchen.ts';
import * as styles from './cooking.module.css';

interface NextDishProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
}

/** More would only discourage. */
const SHOWN = 3;
/** Times a week below which a lack is not worth a word. */
const RARE = 0.1;

export function NextDish({ context, type }: NextDishProps) {
  const [usual] = dishRows(context, type);
  const next = nextDishes(context, type).slice(0, SHOWN);
  const { outOfReach = [] } = context.production.cooking?.[type] ?? {};
  return (
    <>
      <p>
        {usual
          ? `Cooked most: ${usual.recipe.displayName}, ${countedText(usual.count, 'time', 'times', amountText)} a week.`
          : `There is never enough for a ${type}: all meals are mixed dishes.`}
      </p>
      {next.length === 0 && usual && <p className={styles.cookingNone}>Nothing better is within reach of this team.</p>}
      <ul className={styles.nextDishes}>
        {next.map(({ row: { recipe, count }, gain, lacks }) => (
          <li key={recipe.name} className={styles.nextDish}>
            <DishPicture dish={recipe} size={40} decorative />
            <div>
              <p>
                <b>{recipe.displayName}</b>{' '}
                <span className={styles.nextDishWorth}>
                  {countText(dishWorth(context, recipe))}
                  {usual && ` (+${countText(gain)})`}
                  {count > 0 && `, so far ${countedText(count, 'time', 'times', amountText)} a week`}
                </span>
              </p>
              <ul className={styles.nextDishLacks}>
                {lacks
                  .filter(({ times }) => times >= RARE)
                  .map((failure) => (
                    <Lack key={failure.ingredient ?? 'pot'} context={context} failure={failure} />
                  ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {outOfReach.length > 0 && <OutOfReach context={context} recipes={outOfReach} />}
    </>
  );
}

function Lack({
  context,
  failure: { ingredient, missing, times },
}: {
  readonly context: ResultContext;
  readonly failure: Failure;
}) {
  const found = ingredient === null ? undefined : context.game.ingredients.find(ingredient);
  return (
    <li>
      {found ? (
        <IngredientPicture ingredient={found} size={22} decorative />
      ) : (
        <UnitIcon unit="potSize" size={20} decorative />
      )}
      <span>
        <b>{amountText(missing)}</b> {found ? `more ${found.longName}` : 'more room in the pot'} at {amountText(times)}{' '}
        meals a week
      </span>
    </li>
  );
}

interface OutOfReachProps {
  readonly context: ResultContext;
  readonly recipes: readonly { readonly recipe: string; readonly missing: readonly string[] }[];
}

function OutOfReach({ context: { game }, recipes }: OutOfReachProps) {
  return (
    <details className={styles.nextDishNever}>
      <summary>
        {countedText(recipes.length, 'recipe needs', 'recipes need')} an ingredient your team doesn't find
      </summary>
      <ul>
        {recipes.map(({ recipe, missing }) => (
          <li key={recipe}>
            {game.recipes.find(recipe)?.displayName ?? recipe}:{' '}
            {missing.map((name) => game.ingredients.find(name)?.longName ?? name).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
