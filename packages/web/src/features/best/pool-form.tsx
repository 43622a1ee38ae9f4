// Out of whom the team is to be: the whole box or some of it, with or without the present team, as they are or as if further.
import { type Creature, type Game, milestoneLevels } from '@oversleep/game';
import { tagsOf } from '../../parts/words/tags.ts';
import { countText } from '../../parts/words/wording.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { SearchForm } from './search-form.ts';
import * as styles from './best.module.css';

interface PoolFormProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly box: readonly Creature[];
  readonly teamName: string | undefined;
  readonly onChange: (part: Partial<SearchForm>) => void;
}

export function PoolForm({ game, ask, box, teamName, onChange }: PoolFormProps) {
  const tags = [...new Set([...tagsOf(box), ...ask.tags])];
  const hasFavourites = ask.favourites || box.some(({ favourite }) => favourite);
  const levels = milestoneLevels(game);
  const own = ask.level === null || levels.includes(ask.level) ? levels : [...levels, ask.level];
  const toggle = (tag: string, on: boolean) =>
    onChange({ tags: on ? [...ask.tags, tag] : ask.tags.filter((other) => other !== tag) });
  return (
    <fieldset className={styles.group}>
      <legend>Who may be in it</legend>
      {!ask.chosen && <p>My Pokébox ({countText(box.length)})</p>}
      <Chips label="Whom of the Pokébox">
        {ask.chosen && (
          <Chip
            label={`${countText(ask.chosen.length)} chosen in the Pokébox`}
            onRemove={() => onChange({ chosen: null })}
          />
        )}
        {hasFavourites && (
          <Chip
            label="Favourites only"
            colour="var(--primary)"
            selected={ask.favourites}
            onToggle={(favourites) => onChange({ favourites })}
          />
        )}
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={`Tag: ${tag}`}
            colour="var(--primary)"
            selected={ask.tags.includes(tag)}
            onToggle={(on) => toggle(tag, on)}
          />
        ))}
      </Chips>
      {teamName !== undefined && (
        <Checkbox
          label={`Everybody in ${teamName} too`}
          checked={ask.withTeam || ask.changes !== null}
          onChange={(withTeam) => onChange({ withTeam })}
        />
      )}
      <SelectField
        label="As if everybody were at"
        value={ask.level === null ? '' : String(ask.level)}
        choices={[
          { value: '', label: 'their own level' },
          ...own.map((level) => ({ value: String(level), label: `level ${level}` })),
        ]}
        onChange={(value) => onChange({ level: value === '' ? null : Number(value) })}
      />
    </fieldset>
  );
}
