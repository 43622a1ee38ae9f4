// The three dialogs about creatures, as pages ask for them.
import { type Creature, displayNameOf, gameOf, newCreature, newId, secureRandom } from '@oversleep/game';
import { useState } from 'react';
import { useAppState } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section, Specimen } from './specimen.tsx';

const game = gameOf('2025-10');

const fresh = (species: string): Creature =>
  newCreature(game, game.species.get(species), { id: newId(), random: secureRandom(), randomNickname: true });

export function CreatureDialogsSection() {
  const { dialogs } = useAppState();
  const [said, setSaid] = useState('Nothing yet');
  const [eevee, setEevee] = useState(() => fresh('EEVEE'));
  const keep = (creature: Creature) => {
    setEevee(creature);
    setSaid(`${displayNameOf(creature)}, ${creature.pokemon}, level ${creature.level}`);
  };
  return (
    <Section title="Dialogs about creatures">
      <Specimen title="As pages open them" wide>
        <Button onClick={() => dialogs.openSearch({ onSelect: keep })}>Search</Button>
        <Button onClick={() => dialogs.openInput({ creature: eevee, onSave: keep })}>Editor</Button>
        <Button onClick={() => dialogs.openInput({ creature: fresh('DARKRAI'), isNew: true, onSave: keep })}>
          Editor, many ingredients
        </Button>
        <Button onClick={() => dialogs.openInput({ creature: { ...eevee, pokemon: 'UNKNOWN_SPECIES' }, onSave: keep })}>
          Editor, unknown species
        </Button>
        <Button
          onClick={() =>
            dialogs.openFilledSlot({
              creature: eevee,
              fullTeam: false,
              onUpdate: keep,
              onDuplicate: () => setSaid('Duplicate'),
              onRemove: () => setSaid('Remove'),
            })
          }
        >
          Filled place
        </Button>
        <p>{said}</p>
      </Specimen>
    </Section>
  );
}
