// Sleep Atlas: its JSON backup, a list of builds with ids. It refuses a whole file for one bad build, so those are left out.
import {
  buildOf,
  type Creature,
  carrySize,
  clampSkillLevel,
  displayNameOf,
  type Fields,
  type Game,
  isObject,
  type Species,
  UUID_PATTERN,
} from '@oversleep/game';
import { losing } from '../losses.ts';
import type { Note } from '../note.ts';
import { wholeNumber } from '../records/fields.ts';
import { offered } from '../records/record.ts';
import { wordRecords } from '../records/word-records.ts';
import { writeKnown } from '../records/write-known.ts';
import { wordsOf } from '../text/words.ts';
import type { FormatRow, ReadCreature, ReadProblem, RecordSource } from '../types.ts';

const MOST = 1000;
/** More letters than any name has. */
const LONGEST_NAME = 100;
const LONGEST_NOTE = 1000;

const textIn = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');

/** It writes the species where the player gave no nickname; forms are written in several ways. */
function isSpeciesName({ displayName }: Species, nickname: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/alolan?|paldean?/, (region) => region.replace(/n$/, ''))
      .replace(/\b(form|variety|size)\b/g, '')
      .replace(/[^a-z0-9♀♂é]/g, '');
  return plain(nickname) === plain(displayName);
}

function read(game: Game, source: RecordSource, { id, build }: Fields): ReadCreature | ReadProblem {
  const fields = isObject(build) ? build : {};
  const species = wordsOf(game).species(textIn(fields.species, LONGEST_NAME));
  const nickname = textIn(fields.nickname, LONGEST_NAME);
  const figure = (value: unknown) => wholeNumber(value) ?? 0;
  const isRecorded = fields.frequencySource !== 'calculated';
  return wordRecords.read(game, source, {
    id,
    pokemon: fields.species,
    nickname: species && isSpeciesName(species, nickname) ? '' : nickname,
    level: fields.level,
    nature: fields.nature,
    skillLevel: fields.skillLevel,
    subskills: fields.subskills,
    ingredients: fields.ingredients,
    carrySize: figure(fields.carrySize),
    helpSeconds: isRecorded ? figure(fields.displayedFrequencySeconds) : 0,
    note: textIn(fields.notes, LONGEST_NOTE),
    ...(species?.skill.choosable &&
      typeof fields.mainSkill === 'string' && { chosenSkill: textIn(fields.mainSkill, LONGEST_NAME) }),
  });
}

const like = ({ id, build }: Fields): number =>
  typeof id === 'string' && isObject(build) && typeof build.species === 'string' ? 0.95 : 0;

/** Its own word for the choices of Mew that differ from ours. */
const CHOICES: Readonly<Record<string, string>> = {
  'Charge Strength S (Random)': 'Charge Strength S (random)',
  'Dream Shard Magnet S (Random)': 'Dream Shard Magnet S',
  'Energy for Everyone S': 'Energy For Everyone S',
};

function buildFor(game: Game, species: Species, creature: Creature) {
  const chosen = game.skills.find(creature.chosenSkill ?? '')?.name;
  return {
    species: species.name,
    nickname: displayNameOf(creature),
    nature: creature.nature,
    level: creature.level,
    skillLevel: clampSkillLevel(species.skill, creature.skillLevel),
    subskills: creature.subskills.map((name) => name ?? ''),
    ingredients: creature.ingredients.map(({ name }) => name),
    notes: creature.note ?? '',
    carrySize: carrySize(game, buildOf(game, creature)),
    ...(chosen !== undefined && { mainSkill: CHOICES[chosen] ?? chosen }),
  };
}

/** Why it would refuse the file; a skill level that is too high is lowered instead. */
function refusal(game: Game, species: Species, creature: Creature): Note | undefined {
  const name = displayNameOf(creature);
  const twice = creature.subskills.find((one, slot) => one !== null && creature.subskills.indexOf(one) !== slot);
  if (twice) return { code: 'omittedSubskillTwice', values: { name, subskill: twice } };
  const odd = creature.ingredients.find(
    (slot, place) => slot.name !== game.lockedIngredient.name && !offered(species, place, slot.name),
  );
  return odd && { code: 'omittedIngredient', values: { name, ingredient: odd.name } };
}

const UUID = new RegExp(UUID_PATTERN);

/** Always the same for the same creature, so that writing twice gives the same file. */
function uuidOf({ externalId, ...creature }: Creature): string {
  if (UUID.test(externalId)) return externalId;
  const text = JSON.stringify([externalId, creature]);
  const hash = (seed: number) => {
    let state = seed;
    for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  const digits = [0x811c9dc5, 0x9747b28c, 0x1b873593, 0xcc9e2d51].map(hash).join('');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

export const sleepAtlas = {
  id: 'sleep-atlas',
  name: 'Sleep Atlas',
  json: { records: { like, read }, empty: /^\{"format":"sleep-atlas",.*"pokemon":\[\]\}$/ },
  write: (game, { creatures }, { at = new Date(0).toISOString() }) => {
    const refused: Note[] = [];
    const known = creatures.filter((creature) => {
      const species = game.species.find(creature.pokemon);
      const why = species && refusal(game, species, creature);
      if (why) refused.push(why);
      return !why;
    });
    const tooMany = known.slice(MOST);
    refused.push(
      ...tooMany.map(
        (creature): Note => ({ code: 'omittedBeyond', values: { name: displayNameOf(creature), most: MOST } }),
      ),
    );
    const { rows, remarks } = writeKnown(game, known.slice(0, MOST), (species, creature) => ({
      id: uuidOf(creature),
      build: buildFor(game, species, creature),
    }));
    const all = [...remarks, ...refused];
    const file = { format: 'sleep-atlas', version: 1, exportedAt: at, pokemon: rows };
    return { text: JSON.stringify(file, null, 2), remarks: all };
  },
  losses: losing(['shiny', 'gender', 'ribbon', 'mint', 'favourites', 'tags', 'teams']),
  extension: 'json',
} as const satisfies FormatRow;
