// Recipes as cards, for narrow screens or by choice.
import { messages } from '../../messages/messages.ts';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { countText } from '../../parts/words/wording.ts';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { LevelUp, RecipeLevel } from './recipe-level.tsx';
import { RecipeLink } from './recipe-link.tsx';
import type { RecipeRow } from './recipe-rows.ts';
import type { RecipeListProps } from './recipe-table.tsx';
import type { LevelActions } from './use-levels.ts';
import * as styles from './recipe-cards.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

export function RecipeCards({ rows, most, actions }: RecipeListProps) {
  return (
    <ul className={styles.recipeCards} aria-label={t('list.caption')}>
      {rows.map((row) => (
        <RecipeCard key={row.recipe.name} row={row} most={most} actions={actions} />
      ))}
    </ul>
  );
}

interface RecipeCardProps {
  readonly row: RecipeRow;
  readonly most: number;
  readonly actions: LevelActions;
}

function RecipeCard({ row, most, actions }: RecipeCardProps) {
  const { recipe, strength, size, level } = row;
  return (
    <li className={styles.recipeCard} data-unknown={level === 0}>
      <div className={styles.recipeCardHead}>
        <RecipeLink recipe={recipe} size={54} />
        <span className={`${recipesStyles.recipeStrength} ${styles.recipeStrengthChip}`}>
          <UnitIcon unit="strength" size={16} /> {countText(strength)}
        </span>
      </div>
      <p className={styles.recipeCardFacts}>
        <span>{t('card.size', { count: size })}</span>
        <span>{t('card.bonus', { bonus: recipe.bonus })}</span>
      </p>
      <RecipeIngredients ingredients={recipe.ingredients} size={26} />
      <div className={recipesStyles.recipeCardLevel}>
        <span className={styles.recipeCardLv} aria-hidden="true">
          {t('card.level')}
        </span>
        <RecipeLevel row={row} most={most} actions={actions} />
        <LevelUp row={row} actions={actions} />
      </div>
    </li>
  );
}
