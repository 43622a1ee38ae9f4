// Recipes as cards, for narrow screens or by choice.
import { RECIPE_TYPES } from '@oversleep/game';
import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { countText } from '../../parts/words/wording.ts';
import { Card, Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { LevelUp, RecipeLevel } from './recipe-level.tsx';
import { RecipeLink } from './recipe-link.tsx';
import type { RecipeListRow } from './recipe-rows.ts';
import type { RecipeRowsProps } from './recipe-table.tsx';
import type { LevelActions } from './use-levels.ts';
import * as styles from './recipe-cards.module.css';
import * as recipesStyles from './recipes.module.css';

const t = messages('recipes');

export function RecipeCards(props: RecipeRowsProps) {
  return (
    <Grid as="ul" least={20} even gap={3} aria-label={t('list.caption')}>
      <Cards {...props} />
    </Grid>
  );
}

const Cards = ({ rows, most, actions }: RecipeRowsProps) =>
  rows.map((row) => <RecipeCard key={row.recipe.name} row={row} most={most} actions={actions} />);

/** On a phone, where they are a long way down: by type, with a bar that leads to each. */
export function RecipeCardsByType({ rows, ...rest }: RecipeRowsProps) {
  const id = useId();
  const groups = RECIPE_TYPES.map((type) => ({ type, rows: rows.filter(({ recipe }) => recipe.type === type) })).filter(
    (group) => group.rows.length > 0,
  );
  const [only] = groups;
  if (only && groups.length === 1) return <RecipeCards rows={only.rows} {...rest} />;
  return (
    <>
      <nav className={styles.jump} data-sticky="page" aria-label={t('list.jump')}>
        {groups.map(({ type }) => (
          <button
            key={type}
            type="button"
            className={styles.jumpTo}
            onClick={() => {
              const heading = document.getElementById(id + type);
              heading?.scrollIntoView();
              heading?.focus({ preventScroll: true });
            }}
          >
            {t(`filters.${type}`)}
          </button>
        ))}
      </nav>
      {groups.map((group) => (
        <Stack as="section" key={group.type} gap={3} fit aria-labelledby={id + group.type}>
          <h2 id={id + group.type} tabIndex={-1}>
            {t('list.ofType', { type: t(`filters.${group.type}`), count: group.rows.length })}
          </h2>
          <Grid as="ul" least={20} even gap={3}>
            <Cards rows={group.rows} {...rest} />
          </Grid>
        </Stack>
      ))}
    </>
  );
}

interface RecipeCardProps {
  readonly row: RecipeListRow;
  readonly most: number;
  readonly actions: LevelActions;
}

function RecipeCard({ row, most, actions }: RecipeCardProps) {
  const { recipe, strength, size, level } = row;
  return (
    <Card as="li" className={styles.recipeCard} pad={3.5} gap={2} packed data-unknown={level === 0}>
      <Row gap={2} justify="between">
        <RecipeLink recipe={recipe} size={54} />
        <span className={`${recipesStyles.recipeStrength} ${styles.recipeStrengthChip}`}>
          <UnitIcon unit="strength" size={16} /> {countText(strength)}
        </span>
      </Row>
      <Row as="p" gap={4} align="stretch" tone="muted" size="label">
        <span>{t('card.size', { count: size })}</span>
        <span>{t('card.bonus', { bonus: recipe.bonus })}</span>
      </Row>
      <RecipeIngredients ingredients={recipe.ingredients} size={26} />
      <Row className={recipesStyles.recipeCardLevel} gap={1} gapX={2} wrap align="start">
        <span className={styles.recipeCardLv} aria-hidden="true">
          {t('card.level')}
        </span>
        <RecipeLevel row={row} most={most} actions={actions} />
        <LevelUp row={row} actions={actions} />
      </Row>
    </Card>
  );
}
