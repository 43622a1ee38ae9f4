// From a reading to a creature: what is proven, what is doubtful, and what an answer settles.
import {
  type Build,
  carrySize,
  gameOf,
  ingredientChoices,
  rpOf,
  shownInterval,
  unlockedIngredients,
} from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { game, named, screenOf, skilled } from '../test/readings.ts';
import { identify } from './identify.ts';
import { joined } from './join.ts';
import { doubtful, sure } from './marks.ts';
import type { Screen } from './read-screen.ts';

const SMEARED = { code: 'hardToRead', values: {} } as const;

const scrolled = screenOf('scrolled');
const both = joined(scrolled, screenOf('top'));
const read = (changed: Partial<Screen> = {}, answers = {}) => identify(game, { ...both, ...changed }, 'en', answers);
const fieldsOf = (changed: Partial<Screen>, answers = {}) => read(changed, answers)?.doubts.map(({ field }) => field);

describe('a reading that its figures prove', () => {
  it('is sure, with every field in the game’s names', () => {
    expect(read()).toMatchObject({
      sure: true,
      doubts: [],
      creature: {
        pokemon: 'PRINPLUP',
        name: '',
        level: 71,
        skillLevel: 5,
        nature: 'Quiet',
        ribbon: 1,
        subskills: [
          'Skill Level Up M',
          'Berry Finding S',
          'Ingredient Finder S',
          'Helping Speed S',
          'Dream Shard Bonus',
        ],
      },
      shown: { name: 'Prinplup', level: 71, rp: 3824, helpIntervalSeconds: 2959, carrySize: 21, skillLevel: 5 },
    });
  });

  it('needs no clear digits: what follows from the rest was read right', () => {
    expect(read({ rp: doubtful(3824, SMEARED) })?.sure).toBe(true);
  });

  it('has a nickname that is no name of a species, and is known by the rest', () => {
    const { creature, sure: isSure } = read({ name: named('Sparky the Great') }) ?? {};
    expect([creature?.pokemon, creature?.name, isSure]).toEqual(['PRINPLUP', 'Sparky the Great', true]);
  });

  it('is not sure where the picture was put together wrong', () => {
    expect(read({ notes: [{ code: 'subskillRowTwice', values: {} }] })).toMatchObject({
      sure: false,
      doubts: [],
      remarks: [{ code: 'subskillRowTwice' }],
    });
  });
});

describe('a doubt', () => {
  it('is a field that was not seen or is hard to read, with what else it could be', () => {
    expect(read({ level: undefined })?.doubts).toContainEqual({
      field: 'level',
      note: { code: 'notSeen', values: {} },
      options: [],
    });
    const smeared = doubtful('QUIET', SMEARED, undefined, ['QUIET', 'BOLD']);
    expect(read({ nature: smeared })?.doubts).toEqual([{ field: 'nature', note: SMEARED, options: ['Quiet', 'Bold'] }]);
  });

  it('is a figure that does not follow, with the single value that would explain it', () => {
    const wrong = read({ skillLevel: sure(4) });
    expect(wrong?.sure).toBe(false);
    expect(wrong?.doubts.find(({ field }) => field === 'rp')?.note.code).toBe('figureUnmatched');
    expect(wrong?.doubts.find(({ field }) => field === 'skillLevel')?.options).toContain(5);
  });

  it('is a nature that another would explain', () => {
    const wrong = read({ nature: sure('BOLD') });
    expect(wrong?.doubts.find(({ field }) => field === 'nature')?.options).toContain('Quiet');
  });

  it('is a subskill that is there twice, a skill of another species and the mark of a mint', () => {
    const [first] = both.subskills;
    expect(fieldsOf({ subskills: [...both.subskills.slice(0, 4), first] })).toContain('subskills.5');
    expect(fieldsOf({ skill: skilled('Metronome') })).toContain('mainSkill');
    expect(fieldsOf({ mint: true })).toContain('nature');
  });

  it('is a count that the species does not have', () => {
    const odd = read({ counts: [undefined, sure(39), sure(2)] });
    expect(odd?.doubts.find(({ field }) => field === 'ingredients.2')?.note).toEqual({
      code: 'ingredientAmountUnknown',
      values: { amount: 39 },
    });
  });
});

describe('the ribbon', () => {
  it('follows from the hours, as surely as those were read', () => {
    const hours = game.ribbons[2]?.hours ?? 0;
    expect(read({ hours: sure(hours) })?.creature.ribbon).toBe(2);
    expect(read({ hours: sure(hours - 1) })?.creature.ribbon).toBe(1);
    expect(fieldsOf({ hours: doubtful(hours, SMEARED) })).toContain('ribbon');
  });
});

describe('an answer', () => {
  it('settles its field and what follows from it', () => {
    const answered = read({ skillLevel: sure(4) }, { skillLevel: 5 });
    expect(answered).toMatchObject({ sure: true, creature: { skillLevel: 5 } });
  });

  it('about the species is taken, whatever the name says', () => {
    expect(read({}, { pokemon: 'PIKACHU' })?.creature.pokemon).toBe('PIKACHU');
  });
});

it('a reading of next to nothing is no creature', () => {
  expect(
    identify(game, { subskills: [], counts: [], icons: [], mint: false, notes: [], places: [] }, 'en'),
  ).toBeUndefined();
});

describe('a picture of an older version of the game', () => {
  const old = gameOf('2025-10');
  const species = old.species.get('CLEFABLE');
  const sets = ingredientChoices(species).flatMap(([first]) => first ?? []);
  const [first = 'HELPING_BONUS', ...more] = old.subskills.rows.slice(0, 5).map(({ key }) => key);
  const build: Build = {
    species,
    level: 60,
    nature: old.natures.get('Quiet'),
    ribbon: 1,
    skillLevel: 2,
    subskills: [first, ...more].slice(0, 3).map((key) => old.subskills.get(key)),
    ingredients: unlockedIngredients(old, 60, sets),
  };
  const fields: Partial<Screen> = {
    name: named('Clefable'),
    skill: skilled(species.skill.name),
    level: sure(60),
    skillLevel: sure(2),
    nature: sure('QUIET'),
    hours: sure(250),
    subskills: [first, ...more].map((key) => sure(key)),
    counts: sets.map(({ amount }) => sure(amount)),
    interval: sure(shownInterval(old, build)),
    carry: sure(carrySize(old, build)),
    rp: sure(rpOf(old, build)),
  };

  it('is one doubt instead of several, with the ribbon that fitted then', () => {
    expect(read(fields)).toMatchObject({
      sure: false,
      creature: { pokemon: 'CLEFABLE', ribbon: 1, level: 60 },
      doubts: [
        {
          field: 'pokemon',
          note: { code: 'figuresOutdated', values: { edition: '2025-10' } },
        },
      ],
    });
  });

  it('is settled by one answer', () => {
    expect(read(fields, { pokemon: 'CLEFABLE' })?.doubts).toEqual([]);
  });

  it('is not supposed where another figure was misread', () => {
    const doubts = fieldsOf({ ...fields, rp: sure(rpOf(old, build) + 1) }) ?? [];
    expect(doubts).toEqual(expect.arrayContaining(['rp', 'pokemon']));
    expect(read({ ...fields, rp: sure(1) })?.doubts.map(({ note }) => note.code)).not.toContain('figuresOutdated');
  });
});
