// The dish itself: its strength now and at every level, what goes in, whether it fits the pot and whether the team can cook it.

import { type Game, ingredientStrength, recipeValue } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { countText } from '../../parts/words/wording.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { CookSection } from './cook-section.tsx';
import { LevelUp, RecipeLevel } from './recipe-level.tsx';
import { plateColour } from './recipe-link.tsx';
import type { RecipeListRow } from './recipe-rows.ts';
import type { FilterFacts } from './recipe-search.ts';
import type { LevelActions } from './use-levels.ts';
import * as recipeDialogStyles from './recipe-dialog.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

interface AboutTabProps {
  readonly game: Game;
  readonly row: RecipeListRow;
  readonly pot: FilterFacts['pot'];
  readonly actions: LevelActions;
}

export function AboutTab({ game, row, pot, actions }: AboutTabProps) {
  const { recipe, strength, size, level } = row;
  const most = game.rules.maxRecipeLevel;
  return (
    <Stack fit gap={4}>
      <Row className={recipeDialogStyles.recipeDishHead} gap={3} gapX={4} wrap>
        <span
          className={`${recipesStyles.recipePlate} ${recipeDialogStyles.recipeDishPlate}`}
          style={plateColour(recipe)}
        >
          <DishPicture dish={recipe} size={72} decorative />
        </span>
        <div>
          <Row as="p" className={recipeDialogStyles.recipeDishStrength} gap={1} gapX={2} wrap head size="head-large">
            <UnitIcon unit="strength" size={22} decorative />{' '}
            {t.rich('dish.strength', {
              strength: countText(strength),
              level: Math.max(1, level),
              quiet: (inner) => <span className={recipeDialogStyles.recipeDishQuiet}>{inner}</span>,
            })}
          </Row>
          <p className={recipeDialogStyles.recipeDishQuiet}>
            {t('dish.base', {
              count: size,
              strength: countText(ingredientStrength(recipe.ingredients)),
              bonus: recipe.bonus,
            })}{' '}
            {potWords(size, pot)}
          </p>
        </div>
        <Row className={recipeDialogStyles.recipeDishLevel} gap={2} align="start">
          <RecipeLevel row={row} most={most} actions={actions} />
          <LevelUp row={row} actions={actions} />
        </Row>
      </Row>
      <Row as="ul" gap={2} gapX={5} wrap align="stretch">
        {recipe.ingredients.map(({ ingredient, amount }) => (
          <Row as="li" gap={2} key={ingredient.key}>
            <IngredientPicture ingredient={ingredient} size={36} decorative />
            <span>
              <b>{amount}</b> {nameOf('ingredients', ingredient)}
            </span>
          </Row>
        ))}
      </Row>
      <CookSection game={game} recipe={recipe} />
      <LineChart
        title={t('dish.chart')}
        axisName={t('dish.level')}
        height={200}
        series={[
          {
            key: 'strength',
            label: t('dish.chartStrength'),
            colour: 'var(--strength)',
            data: Array.from({ length: most }, (_, i) => ({ x: i + 1, y: recipeValue(game, recipe, i + 1) })),
          },
        ]}
        markers={level > 0 ? [{ x: level, label: t('dish.now') }] : []}
      />
    </Stack>
  );
}

function potWords(size: number, { weekday, sunday }: FilterFacts['pot']): string {
  if (size <= weekday) return t('dish.fits', { pot: weekday });
  if (size <= sunday) return t('dish.fitsSunday', { pot: sunday });
  return t('dish.tooLarge', { pot: sunday });
}
