// Everything by which the box can be made shorter.
import type { ElementType, Game } from '@oversleep/game';
import { useMemo } from 'react';
import { BerryPicture } from '../../parts/pictures/berry-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { natureEffect } from '../../parts/words/nature-words.ts';
import { tagsOf } from '../../parts/words/tags.ts';
import { specialtyName, typeName } from '../../parts/words/wording.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { BoxRow } from './box-row.ts';
import { type BoxFilter, CHANGED, countOfFilters, SPECIALTIES } from './box-search.ts';
import { ChoicePicker } from './choice-picker.tsx';
import { LevelBound } from './level-bound.tsx';
import type { ChangeFilter } from './use-box-filter.ts';
import * as styles from './box-filters.module.css';

interface BoxFiltersProps {
  readonly game: Game;
  /** Everybody: there is only to choose from what somebody has. */
  readonly rows: readonly BoxRow[];
  readonly filter: BoxFilter;
  readonly onChange: ChangeFilter;
  readonly onClear: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function BoxFilters(props: BoxFiltersProps) {
  const { filter, onChange, onClear, text, onText, rows } = props;
  const count = countOfFilters(filter);
  const hasDoubts = filter.doubtful || rows.some(({ doubts }) => doubts.length > 0);
  return (
    <FilterBar
      folds
      startsOpen={count > 0 && filter.text === ''}
      count={count}
      onClear={onClear}
      more={<MoreFilters {...props} />}
    >
      <SearchBar
        label="Search name, species, nature, subskill, ingredient, tag or note, in any language"
        placeholder="Search anything, in any language"
        value={text}
        onChange={onText}
      />
      <Chips label="Only">
        <Chip
          label="Favourites"
          colour="var(--skill)"
          selected={filter.favourite}
          onToggle={(favourite) => onChange({ favourite })}
        />
        <Chip label="Shiny" colour="var(--primary)" selected={filter.shiny} onToggle={(shiny) => onChange({ shiny })} />
        {hasDoubts && (
          <Chip
            label="Doubtful"
            colour="var(--warning)"
            selected={filter.doubtful}
            onToggle={(doubtful) => onChange({ doubtful })}
          />
        )}
      </Chips>
    </FilterBar>
  );
}

const ANY = { value: '', label: 'Any' };
const natureChoices = () => [ANY, ...CHANGED.map((value) => ({ value, label: natureEffect(value) }))];
const TEAM_CHOICES = [
  { value: 'any', label: 'Any' },
  { value: 'yes', label: 'In a team' },
  { value: 'no', label: 'In no team' },
];
const UNSEEN_CHOICES = [
  ANY,
  { value: '7', label: 'For a week' },
  { value: '30', label: 'For a month' },
  { value: '90', label: 'For three months' },
];

function MoreFilters({ game, rows, filter, onChange }: BoxFiltersProps) {
  const choices = useChoices(game, rows);
  const days = filter.unseen === null ? '' : String(filter.unseen);
  return (
    <>
      <ChoicePicker
        label="Type and berry"
        choices={choices.types}
        chosen={filter.types}
        onChange={(chosen) => onChange({ types: choices.typeNames.filter((type) => chosen.includes(type)) })}
      />
      <ChoicePicker
        label="Specialty"
        choices={specialtyChoices()}
        chosen={filter.specialties}
        onChange={(chosen) => onChange({ specialties: SPECIALTIES.filter((one) => chosen.includes(one)) })}
      />
      <ChoicePicker
        label="Ingredients"
        choices={choices.ingredients}
        chosen={filter.ingredients}
        onChange={(ingredients) => onChange({ ingredients })}
      >
        <Checkbox
          label="Only what drops at its level"
          checked={filter.openOnly}
          onChange={(openOnly) => onChange({ openOnly })}
        />
      </ChoicePicker>
      <ChoicePicker
        label="Main skill"
        choices={choices.skills}
        chosen={filter.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <ChoicePicker
        label="Subskills"
        choices={choices.subskills}
        chosen={filter.subskills}
        onChange={(subskills) => onChange({ subskills })}
      >
        <Checkbox
          label="One of them is enough"
          checked={filter.anySubskill}
          onChange={(anySubskill) => onChange({ anySubskill })}
        />
      </ChoicePicker>
      <ChoicePicker label="Tags" choices={choices.tags} chosen={filter.tags} onChange={(tags) => onChange({ tags })} />
      <SelectField
        label="Nature helps"
        value={filter.up ?? ''}
        choices={natureChoices()}
        onChange={(value) => onChange({ up: CHANGED.find((one) => one === value) ?? null })}
      />
      <SelectField
        label="Nature hinders"
        value={filter.down ?? ''}
        choices={natureChoices()}
        onChange={(value) => onChange({ down: CHANGED.find((one) => one === value) ?? null })}
      />
      <LevelRange filter={filter} onChange={onChange} />
      <SelectField
        label="Team"
        value={filter.inTeam}
        choices={TEAM_CHOICES}
        onChange={(value) => onChange({ inTeam: value === 'yes' || value === 'no' ? value : 'any' })}
      />
      <SelectField
        label="Not looked at"
        value={days}
        choices={
          UNSEEN_CHOICES.some(({ value }) => value === days)
            ? UNSEEN_CHOICES
            : [...UNSEEN_CHOICES, { value: days, label: `For ${days === '1' ? 'a day' : `${days} days`}` }]
        }
        onChange={(value) => onChange({ unseen: value === '' ? null : Number(value) })}
      />
    </>
  );
}

const specialtyChoices = () => SPECIALTIES.map((value) => ({ value, label: specialtyName(value) }));

function LevelRange({ filter: { min, max }, onChange }: Pick<BoxFiltersProps, 'filter' | 'onChange'>) {
  return (
    <fieldset className={styles.levels}>
      <legend className={styles.label}>Level</legend>
      <LevelBound label="From level" value={min} onChange={(next) => onChange({ min: next })} />
      <span aria-hidden="true">–</span>
      <LevelBound label="To level" value={max} onChange={(next) => onChange({ max: next })} />
    </fieldset>
  );
}

/** What somebody in the box has, by name. */
function useChoices(game: Game, rows: readonly BoxRow[]) {
  return useMemo(() => {
    const species = rows.flatMap((row) => row.species ?? []);
    const skills = new Map(species.map(({ skill }) => [skill.key.toLowerCase(), skill.name]));
    const berries = new Map(species.map(({ berry }) => [berry.type, berry]));
    const held = new Set(rows.flatMap((row) => row.ingredients.map(({ ingredient }) => ingredient.key)));
    const typeNames: readonly ElementType[] = [...berries.keys()].sort();
    return {
      typeNames,
      types: [...berries.values()]
        .sort((a, b) => (a.type < b.type ? -1 : 1))
        .map((berry) => ({
          value: berry.type,
          label: `${typeName(berry.type)} · ${berry.displayName}`,
          icon: <BerryPicture berry={berry} size={22} decorative />,
        })),
      ingredients: game.ingredients.rows
        .filter(({ key }) => held.has(key))
        .map((ingredient) => ({
          value: ingredient.name.toLowerCase(),
          label: ingredient.longName,
          icon: <IngredientPicture ingredient={ingredient} size={22} decorative />,
        })),
      skills: [...skills].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label)),
      subskills: game.subskills.rows.map(({ key, name }) => ({ value: key.toLowerCase(), label: name })),
      tags: tagsOf(rows.map(({ own }) => own)).map((tag) => ({ value: tag, label: tag })),
    };
  }, [game, rows]);
}
