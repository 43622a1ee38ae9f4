// The filters of the box.
import type { ElementType, Game } from '@oversleep/game';
import { useMemo } from 'react';
import { textOrder } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
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
import { Grid, Note } from '../../ui/layout/layout.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { BoxRow } from './box-row.ts';
import { type BoxFilter, CHANGED, countOfFilters, SPECIALTIES } from './box-search.ts';
import { ChoicePicker } from './choice-picker.tsx';
import { LevelBound } from './level-bound.tsx';
import { PreviewChips } from './preview-bar.tsx';
import type { ChangeBoxFilter } from './use-box-filter.ts';
import * as styles from './box-filters.module.css';

const t = messages('box');

interface BoxFiltersProps {
  readonly game: Game;
  /** All rows: the choices are what is in the box. */
  readonly rows: readonly BoxRow[];
  readonly filter: BoxFilter;
  readonly onChange: ChangeBoxFilter;
  readonly onClear: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function BoxFilters(props: BoxFiltersProps) {
  const { game, filter, onChange, onClear, text, onText } = props;
  const count = countOfFilters(filter);
  // One line on a phone, so that the first Pokémon is in view.
  const isPhone = useMedia('(width < 600px)');
  return (
    <FilterBar
      folds
      startsOpen={count > 0 && filter.text === ''}
      count={count}
      onClear={onClear}
      more={
        <>
          {isPhone && (
            <>
              <OnlyChips {...props} />
              <PreviewChips game={game} wish={filter.preview} onChange={(preview) => onChange({ preview })} />
            </>
          )}
          <MoreFilters {...props} />
        </>
      }
    >
      <SearchBar label={t('search.label')} placeholder={t('search.placeholder')} value={text} onChange={onText} />
      {!isPhone && <OnlyChips {...props} />}
    </FilterBar>
  );
}

function OnlyChips({ filter, rows, onChange }: BoxFiltersProps) {
  const hasDoubts = filter.doubtful || rows.some(({ doubts }) => doubts.length > 0);
  return (
    <Chips label={t('filters.only')}>
      <Chip
        label={t('filters.favourites')}
        colour="var(--skill)"
        selected={filter.favourite}
        onToggle={(favourite) => onChange({ favourite })}
      />
      <Chip
        label={t('filters.shiny')}
        colour="var(--primary)"
        selected={filter.shiny}
        onToggle={(shiny) => onChange({ shiny })}
      />
      {hasDoubts && (
        <Chip
          label={t('filters.doubtful')}
          colour="var(--warning)"
          selected={filter.doubtful}
          onToggle={(doubtful) => onChange({ doubtful })}
        />
      )}
    </Chips>
  );
}

const any = () => ({ value: '', label: t('any') });
const natureChoices = () => [any(), ...CHANGED.map((value) => ({ value, label: natureEffect(value) }))];
const teamChoices = () => [
  { value: 'any', label: t('any') },
  { value: 'yes', label: t('team.in') },
  { value: 'no', label: t('team.none') },
];
/** Another number of days can come from the address. */
function unseenChoices(days: number | null) {
  const choices = [
    any(),
    { value: '7', label: t('unseen.week') },
    { value: '30', label: t('unseen.month') },
    { value: '90', label: t('unseen.quarter') },
  ];
  return days === null || choices.some(({ value }) => value === String(days))
    ? choices
    : [...choices, { value: String(days), label: t('unseen.days', { days }) }];
}

function MoreFilters({ game, rows, filter, onChange }: BoxFiltersProps) {
  const choices = useChoices(game, rows);
  return (
    <>
      <ChoicePicker
        label={t('filters.types')}
        choices={choices.types}
        chosen={filter.types}
        onChange={(chosen) => onChange({ types: choices.typeNames.filter((type) => chosen.includes(type)) })}
      />
      <ChoicePicker
        label={t('filters.specialty')}
        choices={specialtyChoices()}
        chosen={filter.specialties}
        onChange={(chosen) => onChange({ specialties: SPECIALTIES.filter((one) => chosen.includes(one)) })}
      />
      <ChoicePicker
        label={t('columns.ingredients')}
        choices={choices.ingredients}
        chosen={filter.ingredients}
        onChange={(ingredients) => onChange({ ingredients })}
      >
        <Checkbox
          label={t('filters.openOnly')}
          checked={filter.openOnly}
          onChange={(openOnly) => onChange({ openOnly })}
        />
      </ChoicePicker>
      <ChoicePicker
        label={t('filters.skill')}
        choices={choices.skills}
        chosen={filter.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <ChoicePicker
        label={t('columns.subskills')}
        choices={choices.subskills}
        chosen={filter.subskills}
        onChange={(subskills) => onChange({ subskills })}
      >
        <Checkbox
          label={t('filters.anySubskill')}
          checked={filter.anySubskill}
          onChange={(anySubskill) => onChange({ anySubskill })}
        />
      </ChoicePicker>
      <ChoicePicker
        label={t('tags.title')}
        choices={choices.tags}
        chosen={filter.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <SelectField
        label={t('filters.natureUp')}
        value={filter.up ?? ''}
        choices={natureChoices()}
        onChange={(value) => onChange({ up: CHANGED.find((one) => one === value) ?? null })}
      />
      <SelectField
        label={t('filters.natureDown')}
        value={filter.down ?? ''}
        choices={natureChoices()}
        onChange={(value) => onChange({ down: CHANGED.find((one) => one === value) ?? null })}
      />
      <LevelRange filter={filter} onChange={onChange} />
      <SelectField
        label={t('team.title')}
        value={filter.inTeam}
        choices={teamChoices()}
        onChange={(value) => onChange({ inTeam: value === 'yes' || value === 'no' ? value : 'any' })}
      />
      <SelectField
        label={t('unseen.title')}
        value={filter.unseen === null ? '' : String(filter.unseen)}
        choices={unseenChoices(filter.unseen)}
        onChange={(value) => onChange({ unseen: value === '' ? null : Number(value) })}
      />
    </>
  );
}

const byName = textOrder();
const specialtyChoices = () => SPECIALTIES.map((value) => ({ value, label: specialtyName(value) }));

function LevelRange({ filter: { min, max }, onChange }: Pick<BoxFiltersProps, 'filter' | 'onChange'>) {
  return (
    <Grid as="fieldset" className={styles.levels} gapX={2} align="center" slim flush>
      <Note as="legend" className={styles.label} size="label" weight={600}>
        {t('columns.level')}
      </Note>
      <LevelBound label={t('filters.minLevel')} value={min} onChange={(next) => onChange({ min: next })} />
      <span aria-hidden="true">–</span>
      <LevelBound label={t('filters.maxLevel')} value={max} onChange={(next) => onChange({ max: next })} />
    </Grid>
  );
}

/** What the Pokémon in the box have, by name. */
function useChoices(game: Game, rows: readonly BoxRow[]) {
  return useMemo(() => {
    const species = rows.flatMap((row) => row.species ?? []);
    const skills = new Map(species.map(({ skill }) => [skill.key.toLowerCase(), nameOf('skills', skill)]));
    const berries = new Map(species.map(({ berry }) => [berry.type, berry]));
    const held = new Set(rows.flatMap((row) => row.ingredients.map(({ ingredient }) => ingredient.key)));
    const typeNames: readonly ElementType[] = [...berries.keys()].sort();
    return {
      typeNames,
      types: [...berries.values()]
        .sort((a, b) => (a.type < b.type ? -1 : 1))
        .map((berry) => ({
          value: berry.type,
          label: t('filters.typeAndBerry', { type: typeName(berry.type), berry: nameOf('berries', berry) }),
          icon: <BerryPicture berry={berry} size={22} decorative />,
        })),
      ingredients: game.ingredients.rows
        .filter(({ key }) => held.has(key))
        .map((ingredient) => ({
          value: ingredient.name.toLowerCase(),
          label: nameOf('ingredients', ingredient),
          icon: <IngredientPicture ingredient={ingredient} size={22} decorative />,
        })),
      skills: [...skills].map(([value, label]) => ({ value, label })).sort((a, b) => byName(a.label, b.label)),
      subskills: game.subskills.rows.map(({ key, name }) => ({ value: key.toLowerCase(), label: name })),
      tags: tagsOf(rows.map(({ own }) => own)).map((tag) => ({ value: tag, label: tag })),
    };
  }, [game, rows]);
}
