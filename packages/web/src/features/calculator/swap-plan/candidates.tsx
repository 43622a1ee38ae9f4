// Pokémon of the box to choose one from, by face, name and level; they can also be dragged onto the timeline.
import type { Creature, Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../../messages/names.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import * as styles from './swap-plan.module.css';

const t = messages('rotation');

/** Until the player asks for all: two rows on a desk. */
const SHOWN = 12;

interface CandidatesProps {
  readonly label: string;
  readonly game: Game;
  readonly creatures: readonly Creature[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

export function Candidates({ label, game, creatures, chosen, onChoose }: CandidatesProps) {
  const [sought, setSought] = useState('');
  const [first] = useState(chosen);
  const [isWhole, setWhole] = useState(false);
  const words = sought.trim().toLowerCase();
  const fits = (creature: Creature) =>
    `${displayNameOf(creature)} ${nameOf('species', creature.pokemon)}`.toLowerCase().includes(words);
  // The one that was chosen at the beginning comes first and stays there.
  const found = creatures
    .filter(fits)
    .toSorted(
      (a, b) =>
        Number(b.externalId === first) - Number(a.externalId === first) ||
        displayNameOf(a).localeCompare(displayNameOf(b)) ||
        b.level - a.level,
    );
  const shown = isWhole ? found : found.slice(0, SHOWN);
  const rest = found.length - shown.length;
  return (
    <Stack className={styles.candidates} gap={2} fit align="start">
      {creatures.length > SHOWN && <TextField label={t('turns.search')} value={sought} onChange={setSought} />}
      {found.length === 0 && (
        <Note className={styles.small} size="small">
          {t('turns.noMatch')}
        </Note>
      )}
      <ul aria-label={label}>
        {shown.map((creature) => (
          <li
            key={creature.externalId}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', creature.externalId)}
          >
            <Stack
              as="button"
              className={styles.candidate}
              gap={1}
              align="center"
              wide
              pad={1.5}
              size="small"
              breaks="anywhere"
              frame="line"
              corner="tile"
              aria-pressed={creature.externalId === chosen}
              onClick={() => onChoose(creature.externalId)}
            >
              <Portrait species={game.species.get(creature.pokemon)} size={44} shiny={creature.shiny} decorative />
              <span>{displayNameOf(creature)}</span>{' '}
              <Text as="span" tone="muted" size="tiny">
                {t('turns.level', { level: creature.level })}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button small variant="quiet" onClick={() => setWhole(true)}>
          {t('turns.more', { count: rest })}
        </Button>
      )}
    </Stack>
  );
}
