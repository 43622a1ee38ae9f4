// Tables of pokesleep-tool, written in one of the game's languages.

import { type Creature, type Game, type Language, nameIn, type Species } from '@oversleep/game';
import { losing } from '../losses.ts';
import { writeKnown } from '../records/write-known.ts';
import { disarmed } from '../text/formula.ts';
import { quoted } from '../text/table.ts';
import type { Box, WriteOptions, WrittenBox } from '../types.ts';
import { HEADERS } from './columns.ts';

/** The tool's own English names of forms. */
const shortForm = (name: string): string =>
  name.replace(/ \((Alola|Paldea)n Form\)$/, ' ($1)').replace(/ \(([\w ]+) (?:Form|Variety)\)$/, ' ($1)');

function speciesName(language: Language, species: Species): string {
  const name = nameIn(language, 'species', species.name) ?? species.displayName;
  return language === 'en' ? shortForm(name) : name;
}

/** In Japanese the skills from a range have the name of the plain ones; the tool marks them. */
function skillName(language: Language, key: string): string {
  const name = nameIn(language, 'skills', key) ?? key;
  return language === 'ja' && key.endsWith('_RANGE') ? `${name} (ランダム)` : name;
}

function cellsFor(game: Game, species: Species, creature: Creature, language: Language): readonly string[] {
  const ingredient = ({ name }: { readonly name: string }): string => {
    const found = game.ingredients.find(name);
    return found ? (nameIn(language, 'ingredients', found.key) ?? found.longName) : '';
  };
  const subskill = (name: string | null): string => {
    const found = name === null ? undefined : game.subskills.find(name);
    return found ? (nameIn(language, 'subskills', found.key) ?? found.name) : '';
  };
  const nature = game.natures.find(creature.nature);
  const skill = species.skill.choosable ? (creature.chosenSkill ?? 'METRONOME') : species.skill.key;
  return [
    disarmed(creature.name.trim()),
    speciesName(language, species),
    String(creature.level),
    String(creature.skillLevel),
    ...creature.ingredients.map(ingredient),
    skillName(language, skill),
    (nature && nameIn(language, 'natures', nature.key)) ?? creature.nature,
    ...creature.subskills.map(subskill),
    String(game.ribbons[creature.ribbon]?.hours ?? 0),
    creature.shiny ? '1' : '0',
  ];
}

const plain = (cell: string): string => cell.replace(/[\t\r\n]+/gu, ' ');

export function tableWriter(delimiter: ',' | '\t') {
  return (game: Game, { creatures }: Box, { language = 'en' }: WriteOptions): WrittenBox => {
    const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) =>
      cellsFor(game, species, creature, language),
    );
    const lines = [HEADERS[language], ...rows].map((cells) =>
      cells.map(delimiter === ',' ? quoted : plain).join(delimiter),
    );
    return { text: lines.join('\n'), ...omitted };
  };
}

/** What a table has no place for. */
export const TABLE_LOSSES = losing(['gender', 'mint', 'favourites', 'tags', 'notes', 'teams']);
