// A creature as one line of a link: what it is, not what its player has noted about it.
import {
  type Creature,
  EDITIONS,
  type Game,
  gameOf,
  ingredientChoices,
  MOST_LETTERS,
  SUBSKILL_SLOTS,
  validateCreature,
} from '@oversleep/game';
import { fieldsIn, lineOf } from './fields.ts';
import { ingredients, natures, subskills } from './short-names.ts';

const MARKS = { male: 'm', female: 'f', shiny: 's', mint: 'w' } as const;

/** The own edition, or the first that knows the species. */
const editionWith = (game: Game, pokemon: string): Game =>
  [game, ...EDITIONS.map(gameOf)].find(({ species }) => species.find(pokemon)) ?? game;

export function creatureLine(own: Game, creature: Creature): string {
  const game = editionWith(own, creature.pokemon);
  const species = game.species.find(creature.pokemon);
  const choices = species ? ingredientChoices(species) : [];
  // The species says how many; only what it does not offer brings its own number.
  const ingredient = (slot: number, { name, amount }: Creature['ingredients'][number]): string => {
    const usual = choices[slot]?.find((set) => set.ingredient.name === name)?.amount ?? 0;
    return usual === amount ? ingredients.short(name) : `${ingredients.short(name)}*${amount}`;
  };
  return lineOf([
    creature.pokemon,
    creature.level,
    creature.ribbon,
    creature.skillLevel,
    natures.short(creature.nature),
    creature.subskills.map((name) => (name === null ? '' : subskills.short(name))),
    creature.ingredients.map((slot, i) => ingredient(i, slot)),
    [creature.gender && MARKS[creature.gender], creature.shiny && MARKS.shiny, creature.mint && MARKS.mint]
      .filter((mark) => typeof mark === 'string')
      .join(''),
    creature.chosenSkill ?? '',
    // A nickname that is the whole name of the species reads the same without it.
    creature.name === species?.displayName ? '' : creature.name,
  ]);
}

/** Undefined: damaged. A species that no edition knows is kept as it is. */
export function creatureInLine(own: Game, line: string, id: string): Creature | undefined {
  const fields = line.length > MOST_LETTERS ? undefined : fieldsIn(line);
  if (!fields) return undefined;
  const [[pokemon] = [], [level] = [], [ribbon] = [], [skillLevel] = [], [nature = ''] = [], ...more] = fields;
  const [slots = [], sets = [], [marks = ''] = [], [chosenSkill] = [], [name = ''] = []] = more;
  const game = editionWith(own, pokemon ?? '');
  const species = game.species.find(pokemon ?? '');
  const choices = species ? ingredientChoices(species) : [];
  const checked = validateCreature(game, {
    externalId: id,
    saved: false,
    pokemon,
    level: Number(level),
    ribbon: Number(ribbon),
    skillLevel: Number(skillLevel),
    nature: natures.long(nature),
    subskills: Array.from({ length: SUBSKILL_SLOTS }, (_, slot) => (slots[slot] ? subskills.long(slots[slot]) : null)),
    ingredients: sets.map((text, slot) => {
      const [short = '', amount] = text.split('*');
      const wanted = ingredients.long(short);
      const usual = choices[slot]?.find(({ ingredient }) => ingredient.name === wanted)?.amount ?? 0;
      return { name: wanted, amount: amount === undefined ? usual : Number(amount) };
    }),
    gender: marks.includes(MARKS.male) ? 'male' : marks.includes(MARKS.female) ? 'female' : undefined,
    shiny: marks.includes(MARKS.shiny),
    mint: marks.includes(MARKS.mint),
    chosenSkill,
    name,
  });
  return checked.ok ? checked.value : undefined;
}
