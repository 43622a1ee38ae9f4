// Filters of the list of recipes.

import { type Game, RECIPE_TYPES, type RecipeType } from '@oversleep/game';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { IngredientPicker } from './ingredient-picker.tsx';
import { countOfFilters, type RecipeFilter } from './recipe-search.ts';
import { SizeRange } from './size-range.tsx';
import type { ChangeRecipeFilter } from './use-recipe-filter.ts';
import * as styles from './recipe-filters.module.css';

const t = messages('recipes');

interface RecipeFiltersProps {
  readonly game: Game;
  readonly filter: RecipeFilter;
  readonly onChange: ChangeRecipeFilter;
  readonly onClear: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly pot: { readonly weekday: number; readonly sunday: number };
  /** Explains the pot sizes. */
  readonly potNote: string;
  /** Narrow screens keep most of it folded. */
  readonly foldable: boolean;
  /** State of the filter by team or Pokébox. */
  readonly cooksNote: string | undefined;
}

export function RecipeFilters(props: RecipeFiltersProps) {
  const { game, filter, onChange, onClear, text, onText, foldable } = props;
  const count = countOfFilters(filter);
  const toggleType = (type: RecipeType, on: boolean) =>
    onChange({ types: on ? [...filter.types, type] : filter.types.filter((other) => other !== type) });
  return (
    <FilterBar folds={foldable} count={count} onClear={onClear} more={<MoreFilters {...props} />}>
      <SearchBar label={t('filters.search')} value={text} onChange={onText} />
      <Chip
        label={t('filters.cooksChip')}
        icon={<IconToolsKitchen2 size={20} aria-hidden="true" />}
        colour="var(--ingredient)"
        selected={filter.cooks === 'week'}
        onToggle={(on) => onChange({ cooks: on ? 'week' : 'any' })}
      />
      <Chips label={t('filters.type')}>
        {RECIPE_TYPES.map((type) => (
          <Chip
            key={type}
            label={t(`filters.${type}`)}
            colour={`var(--${type})`}
            icon={<DishPicture dish={game.mixedDishes[type]} size={24} decorative />}
            selected={filter.types.includes(type)}
            onToggle={(on) => toggleType(type, on)}
          />
        ))}
      </Chips>
      {/* Beside its chip, as the other filters may be folded. */}
      <p role="status" className={styles.recipeFiltersNote}>
        {filter.cooks === 'week' && props.cooksNote}
      </p>
    </FilterBar>
  );
}

function MoreFilters({ game, filter, onChange, bounds, pot, potNote, cooksNote }: RecipeFiltersProps) {
  return (
    <>
      <Stack gap={1.5}>
        <Text as="span" tone="muted" size="label" weight={600} aria-hidden="true">
          {t('filters.madeWith')}
        </Text>
        <IngredientPicker
          ingredients={game.ingredients.rows}
          chosen={filter.ingredients}
          onChange={(ingredients) => onChange({ ingredients })}
        />
      </Stack>
      <SizeRange
        bounds={bounds}
        low={Math.min(filter.min ?? bounds.min, bounds.max)}
        high={Math.min(filter.max ?? bounds.max, bounds.max)}
        onChange={(low, high) =>
          onChange({ min: low === bounds.min ? null : low, max: high === bounds.max ? null : high })
        }
      />
      <Stack gap={1.5}>
        <Segmented
          label={t('filters.pot')}
          value={filter.pot}
          choices={[
            { value: 'any', label: t('filters.potAny') },
            { value: 'weekday', label: t('filters.potOwn', { size: pot.weekday }) },
            { value: 'sunday', label: t('filters.potSunday', { size: pot.sunday }) },
          ]}
          onChange={(value) => onChange({ pot: chosen(['any', 'weekday', 'sunday'], value) })}
        />
        <p className={styles.recipeFiltersNote}>
          {potNote} <Link to="/settings/game">{t('filters.potChange')}</Link>
        </p>
      </Stack>
      <Segmented
        label={t('filters.level')}
        value={filter.known}
        choices={[
          { value: 'all', label: t('filters.levelAll') },
          { value: 'known', label: t('filters.levelKnown') },
          { value: 'unknown', label: t('filters.levelUnknown') },
        ]}
        onChange={(value) => onChange({ known: chosen(['all', 'known', 'unknown'], value) })}
      />
      <Stack gap={1.5}>
        <Segmented
          label={t('filters.cooks')}
          value={filter.cooks}
          choices={[
            { value: 'any', label: t('filters.cooksAny') },
            { value: 'week', label: t('filters.cooksWeek') },
            { value: 'team', label: t('filters.cooksTeam') },
            { value: 'box', label: t('filters.cooksBox') },
          ]}
          onChange={(value) => onChange({ cooks: chosen(['any', 'week', 'team', 'box'], value) })}
        />
        <p role="status" className={styles.recipeFiltersNote}>
          {filter.cooks !== 'week' && cooksNote}
        </p>
      </Stack>
    </>
  );
}

function chosen<T extends string>(all: readonly [T, ...T[]], value: string): T {
  return all.find((candidate) => candidate === value) ?? all[0];
}
