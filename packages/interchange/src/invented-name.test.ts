// Nicknames that earlier imports made up are taken back; what a file or a player said stays.
import { type Creature, cutNickname, gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import type { FormatId } from './formats.ts';
import { withoutInventedName } from './invented-name.ts';
import { readBox } from './read-box.ts';
import { toCreature } from './to-creature.ts';

const game = gameOf(NEWEST_EDITION);

/** A creature as imports made it before: called by its species, cut, where the file had no nickname. */
function oldImport(format: FormatId, text: string): Creature {
  const [read] = readBox(game, text, format).creatures;
  if (!read) throw new Error(`Nothing in ${text}`);
  const creature = toCreature(game, read, { id: 'id', format, at: '2026-11-01T12:00:00.000Z' });
  const { displayName } = game.species.get(creature.pokemon);
  return { ...creature, name: creature.name || cutNickname(displayName) };
}

const CSV =
  'Nickname,Pokémon,Level,Skill level,Ing 1,Ing 2,Ing 3,Main skill,Nature,Lv10,Lv25,Lv50,Lv70,Lv80,Hours,Shiny';
const CSV_ROW = 'Ninetales (Alola),50,1,,,,,Bold,,,,,,0,0';

describe('a nickname that an import made up', () => {
  it.each<[FormatId, string]>([
    ['pokesleep-lines', 'UQJDJkVF8H8f'],
    ['pokesleep-csv', `${CSV}\n,${CSV_ROW}`],
    ['nerolis-lab', '{"pokemon":"NINETALES_ALOLAN","name":"","level":50}'],
    ['raenonx', '{"x":{"uuid":"x","pokemon":26,"name":null,"level":60}}'],
    ['pokesleepcalc', '[{"dataId":"x","pokemonId":26,"level":60,"skilllevel":1,"skill":[],"character":"none"}]'],
  ])('is taken back: %s', (format, text) => {
    const creature = oldImport(format, text);
    expect(creature.name).not.toBe('');
    expect(withoutInventedName(game, creature)).toEqual({ ...creature, name: '' });
  });

  it('is taken back where the creature has evolved since, and where its record was cut', () => {
    const raichu = oldImport('pokesleep-lines', 'oQEAr4wDZ3x-');
    expect(withoutInventedName(game, { ...raichu, name: 'Pikachu' }).name).toBe('');
    const origin = { format: 'nerolis-lab', at: '', raw: '{"pokemon":"RAI' };
    expect(withoutInventedName(game, { ...raichu, origin }).name).toBe('');
  });

  it.each<[FormatId, string]>([
    ['pokesleep-lines', 'oQEAr4wDZ3x-@Raichu'],
    ['pokesleep-csv', `${CSV}\nNinetales (A,${CSV_ROW}`],
    ['nerolis-lab', '{"pokemon":"RAICHU","name":"Raichu","level":50}'],
  ])('stays where the file says it: %s', (format, text) => {
    const creature = oldImport(format, text);
    expect(withoutInventedName(game, creature)).toBe(creature);
  });

  it('stays where the player gave another one, and where nothing was imported', () => {
    const raichu = oldImport('pokesleep-lines', 'oQEAr4wDZ3x-');
    const named = { ...raichu, name: 'Sparky' };
    expect(withoutInventedName(game, named)).toBe(named);
    const { origin: _, ...made } = raichu;
    expect(withoutInventedName(game, made)).toBe(made);
  });
});
