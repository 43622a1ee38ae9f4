// Adds several Pokémon from the Pokébox at once.
import type { Creature } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { textOrder } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { fold } from '../../parts/species-search.ts';
import { useComparison, useCreatures, useUser } from '../../state/context.ts';
import { boxOf } from '../../state/data/data.ts';
import { gameFor } from '../../state/data/user.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

const t = messages('compare');

interface BoxDialogProps {
  /** How many more fit. */
  readonly room: number;
  readonly onAdd: (creatures: readonly Creature[]) => void;
  readonly onClose: () => void;
}

export function BoxDialog({ room, onAdd, onClose }: BoxDialogProps) {
  const game = gameFor({ edition: useUser((user) => user.edition) });
  const all = useCreatures((state) => state.creatures);
  const compared = useComparison((state) => state.members);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const box = useMemo(
    () =>
      boxOf(all)
        .filter(({ externalId, pokemon }) => game.species.find(pokemon) && !isIn(compared, externalId))
        .sort((a, b) => b.level - a.level || byName(displayNameOf(a), displayNameOf(b))),
    [all, compared, game],
  );
  const shown = box.filter((creature) =>
    [creature.name, nameOf('species', creature.pokemon)].some((word) => fold(word).includes(fold(text))),
  );
  const isFull = chosen.length >= room;
  const toggle = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FormDialog
      title={t('box.title')}
      maxWidth={520}
      draft={chosen}
      submit={t('box.add', { count: chosen.length })}
      disabled={chosen.length === 0}
      gap={3}
      onSubmit={() => onAdd(box.filter(({ externalId }) => chosen.includes(externalId)))}
      onClose={onClose}
    >
      <SearchBar label={t('box.search')} value={text} onChange={setText} />
      <Note role="status" size="label">
        {t('box.room', { count: Math.max(0, room - chosen.length) })}
      </Note>
      {shown.length === 0 && <p>{box.length === 0 ? t('box.allCompared') : t('box.noMatch')}</p>}
      <ul>
        {shown.map((creature) => {
          const { externalId, pokemon, level, shiny } = creature;
          const name = displayNameOf(creature);
          const species = game.species.get(pokemon);
          const isChosen = chosen.includes(externalId);
          return (
            <li key={externalId}>
              <Checkbox
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(on) => toggle(externalId, on)}
                label={
                  <Row as="span" gap={2.5}>
                    <Portrait species={species} size={40} shiny={shiny} decorative />
                    <span>
                      {name}{' '}
                      <Note as="span" size="label">
                        {nameOf('species', species) === name
                          ? t('level', { level })
                          : t('speciesAndLevel', { species: nameOf('species', species), level })}
                      </Note>
                    </span>
                  </Row>
                }
              />
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}

const byName = textOrder();

const isIn = (compared: readonly { readonly externalId: string }[], id: string): boolean =>
  compared.some(({ externalId }) => externalId === id);
