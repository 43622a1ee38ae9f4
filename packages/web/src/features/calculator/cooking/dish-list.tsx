// How often each dish is cooked; a row opens to what it needs and why it failed.
import { gameOf, type RecipeType } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { DishPicture } from '../../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { percentText } from '../../../parts/words/wording.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { TeamReport } from '../results/team-report.ts';
import { type DishRow, dishRows } from './kitchen.ts';
import * as cookingStyles from './cooking.module.css';
import * as styles from './dish-list.module.css';

const t = messages('calculatorCooking');

interface DishListProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
}

export function DishList({ context, type }: DishListProps) {
  // By name, because the order changes with every answer.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = dishRows(context, type);
  const mixed = context.production.cooking?.[type].mixed ?? 0;
  const toggle = (name: string) =>
    setOpen((names) => new Set(names.has(name) ? [...names].filter((other) => other !== name) : [...names, name]));
  return (
    <>
      {rows.length === 0 && <p className={cookingStyles.cookingNone}>{t('dishes.none')}</p>}
      <Stack as="ul" gap={1.5}>
        {rows.map((row) => (
          <Dish
            key={row.recipe.name}
            row={row}
            type={type}
            isOpen={open.has(row.recipe.name)}
            onToggle={() => toggle(row.recipe.name)}
          />
        ))}
      </Stack>
      {mixed > 0.05 && (
        <p className={cookingStyles.cookingNone}>
          {t('dishes.mixed', { dish: t(`mixed.${type}`), amount: amountText(mixed) })}
        </p>
      )}
    </>
  );
}

interface DishProps {
  readonly row: DishRow;
  readonly type: RecipeType;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Dish({ row, type, isOpen, onToggle }: DishProps) {
  const { recipe, level, share, weekdayShare } = row;
  const id = `dish-${recipe.name}`;
  return (
    <Text as="li" corner="tile" fill={1}>
      <Grid
        as="button"
        className={styles.head}
        tap
        gap={2.5}
        align="center"
        wide
        target
        pad={2}
        padX={2.5}
        textAlign="start"
        corner="tile"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <DishPicture dish={recipe} size={36} decorative />
        <Stack as="span" gap={1} slim>
          <Text as="span" breaks="anywhere">
            <Text as="span" padX={1.5} corner="pill" fill={3} size="small" breaks="never">
              {t('dishes.level', { level })}
            </Text>{' '}
            {nameOf('recipes', recipe)}
          </Text>
          <span className={styles.bar} data-type={type}>
            <span className={styles.week} style={{ width: `${share * 100}%` }} />
            <span className={styles.weekdays} style={{ width: `${weekdayShare * 100}%` }} />
          </span>
        </Stack>
        <b>{percentText(share)}</b>
        <Glyph name={isOpen ? 'up' : 'down'} />
      </Grid>
      {isOpen && <DishDetails id={id} row={row} />}
    </Text>
  );
}

/** The player's own level, which all teams share. */
function DishLevel({ row: { recipe, level } }: { readonly row: DishRow }) {
  const { settings } = useAppState();
  const edition = useUser((user) => user.edition);
  return (
    <NumberField
      label={t('dishes.levelOf', { dish: nameOf('recipes', recipe) })}
      labelHidden
      value={level}
      min={1}
      max={gameOf(edition).rules.maxRecipeLevel}
      onChange={(next) => settings.setRecipeLevels({ [recipe.name]: next })}
    />
  );
}

function DishDetails({ id, row }: { readonly id: string; readonly row: DishRow }) {
  const { recipe, count, error, sunday, better, attempts, failed, failures } = row;
  const meals = better + attempts;
  const of = (part: number, whole: number) => (whole > 0 ? percentText(part / whole) : percentText(0));
  return (
    <Stack as="dl" id={id} className={styles.details} gap={0.5} size="label">
      <dt>{t('dishes.levelName')}</dt>
      <dd className={styles.ownLevel}>
        <DishLevel row={row} />
      </dd>
      <dt>{t('dishes.recipe')}</dt>
      <Row as="dd" className={cookingStyles.ingredientList} align="stretch" gap={2} gapX={4} wrap>
        {recipe.ingredients.map(({ ingredient, amount }) => (
          <span key={ingredient.key}>
            <IngredientPicture ingredient={ingredient} size={24} /> {amount}
          </span>
        ))}
      </Row>
      {better > 0.005 && (
        <>
          <dt>{t('dishes.better')}</dt>
          <dd>
            {amountText(better)} ({of(better, meals)})
          </dd>
        </>
      )}
      <dt>{t('dishes.attempts')}</dt>
      <dd>
        {amountText(attempts)} ({of(attempts, meals)})
      </dd>
      <dt>{t('dishes.succeeded')}</dt>
      <dd>
        {t('dishes.succeededText', {
          amount: amountText(count),
          margin: marginText(error),
          share: of(count, attempts),
          sunday: amountText(sunday),
        })}
      </dd>
      {failed > 0 && (
        <>
          <dt>{t('dishes.failed')}</dt>
          <dd>
            {amountText(failed)} ({of(failed, attempts)})
          </dd>
        </>
      )}
      {failures.map(({ ingredient, times, share, missing }) => (
        <div key={ingredient ?? 'pot'} className={styles.failure}>
          <dt>
            {ingredient === null
              ? t('dishes.potTooSmall')
              : t('dishes.notEnough', { ingredient: nameOf('ingredients', ingredient) })}
          </dt>
          <dd>
            {t('dishes.failure', {
              times: amountText(times),
              share: percentText(share),
              missing: amountText(missing),
            })}
          </dd>
        </div>
      ))}
    </Stack>
  );
}
