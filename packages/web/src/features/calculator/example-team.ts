// An example team to try the calculator with.
import { type Creature, type Game, newCreature, type SubskillSlots } from '@oversleep/game';
import { emptyTeam, type PlayerTeam } from '../../state/data/data.ts';

interface Sketch {
  readonly species: string;
  readonly name: string;
  readonly nature: string;
  readonly subskills: readonly string[];
}

/** In every edition, each with another strength. */
const SKETCHES: readonly Sketch[] = [
  { species: 'RAICHU', name: 'Sparky', nature: 'Adamant', subskills: ['Berry Finding S', 'Helping Speed M'] },
  { species: 'GARDEVOIR', name: 'Luna', nature: 'Careful', subskills: ['Skill Trigger M', 'Helping Bonus'] },
  { species: 'VENUSAUR', name: 'Moss', nature: 'Quiet', subskills: ['Ingredient Finder M', 'Inventory Up L'] },
  { species: 'BLASTOISE', name: 'Puddle', nature: 'Mild', subskills: ['Ingredient Finder M', 'Helping Speed M'] },
  { species: 'CHARIZARD', name: 'Ember', nature: 'Quiet', subskills: ['Ingredient Finder M', 'Helping Speed S'] },
];

export function exampleTeam(game: Game, newId: () => string) {
  const creatures = SKETCHES.map(({ species, name, nature, subskills }): Creature => {
    const at = (slot: number): string | null => subskills[slot] ?? null;
    const slots: SubskillSlots = [at(0), at(1), at(2), at(3), at(4)];
    const born = newCreature(game, game.species.get(species), {
      id: newId(),
      random: Math.random,
      randomNickname: false,
    });
    return { ...born, name, nature, subskills: slots };
  });
  const [a, b, c, d, e] = creatures.map(({ externalId }) => externalId);
  const place = (index: number): PlayerTeam => ({
    ...emptyTeam(index),
    members: [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null],
  });
  return { creatures, place };
}
