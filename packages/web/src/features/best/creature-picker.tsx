// Chooses Pokémon by name: chips for the chosen ones, and a panel to search the others.
import type { Creature, Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { fold } from '../../parts/species-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';

const t = messages('best');

interface CreaturePickerProps {
  readonly label: string;
  readonly game: Game;
  readonly creatures: readonly Creature[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly most?: number;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Listed at a time; typing finds the others. */
const SHOWN = 24;

export function CreaturePicker({ label, game, creatures, chosen, most, onChange }: CreaturePickerProps) {
  const isFull = most !== undefined && chosen.length >= most;
  const named = chosen.flatMap((id) => creatures.find(({ externalId }) => externalId === id) ?? []);
  return (
    <Stack gap={1.5}>
      <Note as="span" size="label" weight={600} aria-hidden="true">
        {label}
      </Note>
      <Chips label={label}>
        {named.map((creature) => (
          <Chip
            key={creature.externalId}
            label={displayNameOf(creature)}
            onRemove={() => onChange(chosen.filter((other) => other !== creature.externalId))}
          />
        ))}
        <Popover
          label={label}
          align="start"
          width={340}
          trigger={(props) => (
            <Button
              small
              icon={<Glyph name="plus" size={18} />}
              aria-label={t(named.length === 0 ? 'picker.chooseLabel' : 'picker.chooseMoreLabel', { label })}
              {...props}
            >
              {t(named.length === 0 ? 'picker.choose' : 'picker.chooseMore')}
            </Button>
          )}
        >
          <Finder
            game={game}
            creatures={creatures}
            chosen={chosen}
            isFull={isFull}
            onToggle={(id, on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        </Popover>
      </Chips>
    </Stack>
  );
}

interface FinderProps extends Pick<CreaturePickerProps, 'game' | 'creatures' | 'chosen'> {
  readonly isFull: boolean;
  readonly onToggle: (id: string, on: boolean) => void;
}

function Finder({ game, creatures, chosen, isFull, onToggle }: FinderProps) {
  const [text, setText] = useState('');
  const speciesOf = ({ pokemon }: Creature) => game.species.find(pokemon);
  const words = fold(text).split(' ');
  const found = creatures
    .filter((creature) => {
      const name = fold(
        `${displayNameOf(creature)} ${nameOf('species', creature.pokemon)} ${(creature.tags ?? []).join(' ')}`,
      );
      return words.every((word) => name.includes(word));
    })
    .sort((a, b) => b.level - a.level || displayNameOf(a).localeCompare(displayNameOf(b)));
  return (
    <Stack gap={3}>
      <SearchBar label={t('picker.find')} value={text} onChange={setText} />
      {found.length === 0 && <p>{t('picker.none')}</p>}
      <Chips label={t('picker.found')}>
        {found.slice(0, SHOWN).map((creature) => {
          const { externalId, level, shiny } = creature;
          const species = speciesOf(creature);
          const selected = chosen.includes(externalId);
          return (
            <Chip
              key={externalId}
              label={t('picker.name', { name: displayNameOf(creature), level })}
              icon={species && <Portrait species={species} size={22} shiny={shiny} decorative bare />}
              colour="var(--primary)"
              selected={selected}
              disabled={isFull && !selected}
              onToggle={(on) => onToggle(externalId, on)}
            />
          );
        })}
      </Chips>
      {found.length > SHOWN && <Note>{t('picker.more', { count: found.length - SHOWN })}</Note>}
    </Stack>
  );
}
