// pokeSleepCalc: a list of records, of which much is lost by writing.
import type { Creature, Game, Species } from '@oversleep/game';
import { characterOf, LETTERS } from './calc-record.ts';
import { likeJson, readJson } from './json-box.ts';
import { speciesNumber } from './raenonx.ts';
import type { Format, WrittenBox } from './types.ts';
import { writeKnown } from './write-known.ts';

function entryOf(game: Game, species: Species, creature: Creature) {
  const pokemonId = speciesNumber(game, species);
  if (pokemonId === undefined) return undefined;
  const letters = creature.subskills.flatMap((name) => {
    const key = name === null ? undefined : game.subskills.find(name)?.key;
    const letter = key === 'HELPING_BONUS' ? 'hg1' : Object.keys(LETTERS).find((each) => LETTERS[each] === key);
    return letter === undefined ? [] : [letter];
  });
  const nature = game.natures.find(creature.nature);
  const choices = [species.ingredient0, species.ingredient30, species.ingredient60];
  return {
    dataId: creature.externalId,
    pokemonId,
    isShiny: creature.shiny,
    evotimes: 0,
    skilllevel: creature.skillLevel,
    level: creature.level,
    skill: letters.length > 0 ? letters : ['none'],
    character: nature && !creature.mint ? characterOf(nature) : 'none',
    useFoods: creature.ingredients.map(({ name }, slot) =>
      Math.max(0, choices[slot]?.findIndex(({ ingredient }) => ingredient.name === name) ?? 0),
    ),
  };
}

export const pokesleepcalc: Format = {
  id: 'pokesleepcalc',
  name: 'pokeSleepCalc',
  detect: (_game, text) => likeJson(text, 'pokesleepcalc'),
  read: (game, text) => readJson(game, text, 'pokesleepcalc'),
  write: (game, { creatures }): WrittenBox => {
    const { rows, notes } = writeKnown(game, creatures, (species, creature) => entryOf(game, species, creature));
    return { text: JSON.stringify(rows), notes };
  },
  loses: [
    'Nickname, gender, ribbon, White Mint, the chosen skill of Mew, favourites, tags, notes and teams have no place in it.',
    'Of a nature it keeps what it does to speed, ingredients and skill; which of the natures that do the same is lost.',
    'Subskills lose their slots; those for energy, EXP and Dream Shards are lost altogether.',
    'Sizes of Pumpkaboo and Gourgeist other than small are left out.',
  ],
  extension: 'json',
};
