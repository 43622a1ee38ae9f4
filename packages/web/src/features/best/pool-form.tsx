// Which Pokémon the search may use: the box or a part of it, the current team, and at which level.

import { type Creature, type Game, milestoneLevels } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { tagsOf } from '../../parts/words/tags.ts';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import type { SearchForm } from './search-form.ts';
import * as styles from './best.module.css';

const t = messages('best');

interface PoolFormProps {
  readonly game: Game;
  readonly ask: SearchForm;
  readonly box: readonly Creature[];
  readonly teamName: string | undefined;
  /** How many are of a level above the cap. */
  readonly aboveCap: number;
  readonly onChange: (part: Partial<SearchForm>) => void;
}

export function PoolForm({ game, ask, box, teamName, aboveCap, onChange }: PoolFormProps) {
  const tags = [...new Set([...tagsOf(box), ...ask.tags])];
  const hasFavourites = ask.favourites || box.some(({ favourite }) => favourite);
  const levels = milestoneLevels(game);
  const own = ask.level === null || levels.includes(ask.level) ? levels : [...levels, ask.level];
  const toggle = (tag: string, on: boolean) =>
    onChange({ tags: on ? [...ask.tags, tag] : ask.tags.filter((other) => other !== tag) });
  return (
    <Stack as="fieldset" className={styles.group} gap={3} fit slim flush>
      <legend>{t('pool.title')}</legend>
      {!ask.chosen && <p>{t('pool.box', { count: box.length })}</p>}
      <Chips label={t('pool.filter')}>
        {ask.chosen && (
          <Chip label={t('pool.chosen', { count: ask.chosen.length })} onRemove={() => onChange({ chosen: null })} />
        )}
        {hasFavourites && (
          <Chip
            label={t('pool.favourites')}
            colour="var(--primary)"
            selected={ask.favourites}
            onToggle={(favourites) => onChange({ favourites })}
          />
        )}
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={t('pool.tag', { tag })}
            colour="var(--primary)"
            selected={ask.tags.includes(tag)}
            onToggle={(on) => toggle(tag, on)}
          />
        ))}
      </Chips>
      {teamName !== undefined && (
        <Checkbox
          label={t('pool.withTeam', { team: teamName })}
          checked={ask.withTeam || ask.changes !== null}
          onChange={(withTeam) => onChange({ withTeam })}
        />
      )}
      {aboveCap > 0 && (
        <Checkbox
          label={t('pool.aboveCap', { count: aboveCap, cap: game.rules.maxLevel })}
          checked={ask.aboveCap}
          onChange={(above) => onChange({ aboveCap: above })}
        />
      )}
      <SelectField
        label={t('pool.level')}
        value={ask.level === null ? '' : String(ask.level)}
        choices={[
          { value: '', label: t('pool.ownLevel') },
          ...own.map((level) => ({ value: String(level), label: t('pool.atLevel', { level }) })),
        ]}
        onChange={(value) => onChange({ level: value === '' ? null : Number(value) })}
      />
    </Stack>
  );
}
