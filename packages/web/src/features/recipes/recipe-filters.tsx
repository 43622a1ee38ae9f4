// Everything by which the list of recipes can be made shorter.
import { type Game, RECIPE_TYPES, type RecipeType } from '@oversleep/game';
import { Link } from '@tanstack/react-router';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { IngredientPicker } from './ingredient-picker.tsx';
import { countOfFilters, type RecipeFilter } from './recipe-search.ts';
import { SizeRange } from './size-range.tsx';
import type { ChangeFilter } from './use-recipe-filter.ts';
import * as styles from './recipe-filters.module.css';

const TYPE_NAMES: Readonly<Record<RecipeType, string>> = { curry: 'Curry', salad: 'Salad', dessert: 'Dessert' };

interface RecipeFiltersProps {
  readonly game: Game;
  readonly filter: RecipeFilter;
  readonly onChange: ChangeFilter;
  readonly onClear: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly pot: { readonly weekday: number; readonly sunday: number };
  /** How the sizes come about. */
  readonly potNote: string;
  /** Narrow screens keep most of it folded. */
  readonly foldable: boolean;
  /** What the filter for own creatures has to say. */
  readonly cooksNote: string | undefined;
}

export function RecipeFilters(props: RecipeFiltersProps) {
  const { game, filter, onChange, onClear, text, onText, foldable } = props;
  const count = countOfFilters(filter);
  const toggleType = (type: RecipeType, on: boolean) =>
    onChange({ types: on ? [...filter.types, type] : filter.types.filter((other) => other !== type) });
  return (
    <FilterBar folds={foldable} count={count} onClear={onClear} more={<MoreFilters {...props} />}>
      <SearchBar label="Search recipe, type or ingredient" value={text} onChange={onText} />
      <Chips label="Type of dish">
        {RECIPE_TYPES.map((type) => (
          <Chip
            key={type}
            label={TYPE_NAMES[type]}
            colour={`var(--${type})`}
            icon={<DishPicture dish={game.mixedDishes[type]} size={24} decorative />}
            selected={filter.types.includes(type)}
            onToggle={(on) => toggleType(type, on)}
          />
        ))}
      </Chips>
    </FilterBar>
  );
}

function MoreFilters({ game, filter, onChange, bounds, pot, potNote, cooksNote }: RecipeFiltersProps) {
  return (
    <>
      <div className={styles.recipeFiltersMade}>
        <span className={styles.recipeFiltersLabel} aria-hidden="true">
          Made with
        </span>
        <IngredientPicker
          ingredients={game.ingredients.rows}
          chosen={filter.ingredients}
          onChange={(ingredients) => onChange({ ingredients })}
        />
      </div>
      <SizeRange
        bounds={bounds}
        low={Math.min(filter.min ?? bounds.min, bounds.max)}
        high={Math.min(filter.max ?? bounds.max, bounds.max)}
        onChange={(low, high) =>
          onChange({ min: low === bounds.min ? null : low, max: high === bounds.max ? null : high })
        }
      />
      <div className={styles.recipeFiltersCooks}>
        <Segmented
          label="Fits into"
          value={filter.pot}
          choices={[
            { value: 'any', label: 'Any pot' },
            { value: 'weekday', label: `My pot (${pot.weekday})` },
            { value: 'sunday', label: `Sunday (${pot.sunday})` },
          ]}
          onChange={(value) => onChange({ pot: chosen(['any', 'weekday', 'sunday'], value) })}
        />
        <p className={styles.recipeFiltersNote}>
          {potNote} <Link to="/settings/game">Change</Link>
        </p>
      </div>
      <Segmented
        label="Level"
        value={filter.known}
        choices={[
          { value: 'all', label: 'All' },
          { value: 'known', label: 'Known' },
          { value: 'unknown', label: 'Not known' },
        ]}
        onChange={(value) => onChange({ known: chosen(['all', 'known', 'unknown'], value) })}
      />
      <div className={styles.recipeFiltersCooks}>
        <Segmented
          label="Can be cooked by"
          value={filter.cooks}
          choices={[
            { value: 'any', label: 'Anybody' },
            { value: 'team', label: 'My team' },
            { value: 'box', label: 'My Pokébox' },
          ]}
          onChange={(value) => onChange({ cooks: chosen(['any', 'team', 'box'], value) })}
        />
        <p role="status" className={styles.recipeFiltersNote}>
          {cooksNote}
        </p>
      </div>
    </>
  );
}

function chosen<T extends string>(all: readonly [T, ...T[]], value: string): T {
  return all.find((candidate) => candidate === value) ?? all[0];
}
