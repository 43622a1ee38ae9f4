// What an import would do: nothing is lost, nothing comes twice, and what the player has written stays.
import {
  type Creature,
  type Game,
  gameOf,
  ingredientChoices,
  LANGUAGES,
  NEWEST_EDITION,
  newCreature,
  RIBBONS,
  type SubskillSlots,
} from '@oversleep/game';
import {
  FORMATS,
  type Note,
  type ReadBox,
  type ReadCreature,
  type ReadTeam,
  readBox,
  writeBox,
} from '@oversleep/interchange';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { emptyTeams, type PlayerTeam } from '../../../state/data/data.ts';
import { anyCreature, creatureOf, game, idOf, teamOf } from '../../../testing/creatures.ts';
import { choiceOf, type ImportChoice, intakeOf, NO_CHOICES } from './apply-import.ts';
import type { ImportPlan } from './import-plan.ts';
import { planImport } from './plan-import.ts';
import { roundTrip } from './round-trip.ts';

const t = messages('interchange');

const ROLL: SubskillSlots = [
  'Berry Finding S',
  'Helping Speed M',
  'Helping Bonus',
  'Inventory Up L',
  'Skill Trigger M',
];

const sparky = creatureOf(1, {
  name: 'Sparky',
  saved: true,
  nature: 'Adamant',
  level: 30,
  subskills: ROLL,
  tags: ['keep'],
  note: 'from the first week',
  favourite: true,
});

const recordOf = (row: number, creature: Creature, change: Partial<ReadCreature> = {}): ReadCreature => {
  const { externalId: _, version: __, saved: ___, ...fields } = creature;
  return { row, creature: fields, doubts: [], raw: `line ${row}`, ...change };
};

/** As a tool without tags, notes and favourites writes them. */
const plain = ({ tags: _, note: __, favourite: ___, ...creature }: Creature): Creature => creature;

const boxOf = (creatures: readonly ReadCreature[], teams: readonly ReadTeam[] = []): ReadBox => ({
  format: 'pokesleep-lines',
  creatures,
  problems: [],
  teams,
  remarks: [],
});

function plan(present: readonly Creature[], boxes: readonly ReadBox[], teams: readonly PlayerTeam[] = emptyTeams()) {
  const roundTripped = () => present.map((creature) => ({ creature, fields: plain(creature) }));
  return planImport(
    game,
    boxes.map((box, i) => ({ name: `file ${i}`, box })),
    { roundTrip: roundTripped, teams },
  );
}

const groupsOf = ({ rows }: ImportPlan) => rows.map(({ group }) => group);

function takeIn(made: ImportPlan, teams = emptyTeams(), choices: ReadonlyMap<string, ImportChoice> = new Map()) {
  let next = 100;
  const birth = { newId: () => idOf(next++), at: '2026-11-16T12:00:00.000Z' };
  return intakeOf(game, made, { ...NO_CHOICES, rows: choices }, teams, birth);
}

/** Any that the game can have. */
const anyKept = (newest: Game): fc.Arbitrary<Creature> =>
  fc
    .record({
      species: fc.constantFrom(...newest.species.rows),
      level: fc.integer({ min: 1, max: 80 }),
      nature: fc.constantFrom(...newest.natures.rows),
      ribbon: fc.constantFrom(...RIBBONS),
      shiny: fc.boolean(),
      subskills: fc.uniqueArray(fc.constantFrom(...newest.subskills.rows), { minLength: 5, maxLength: 5 }),
      slots: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
      name: fc.constantFrom('', 'Sparky', 'a, "b"', 'ミュウ', '@home'),
    })
    .map(({ species, level, nature, ribbon, shiny, subskills, slots, name }) => {
      const born = newCreature(newest, species, { id: '', random: () => 0.5, randomNickname: false });
      const [a, b, c, d, e] = subskills.map((one) => one.name);
      const at = (slot: 0 | 1 | 2) => {
        const choices = ingredientChoices(species)[slot];
        const { ingredient, amount } = choices[slots[slot] % choices.length] ?? {
          ingredient: newest.lockedIngredient,
          amount: 0,
        };
        return { name: ingredient.name, amount };
      };
      return {
        ...born,
        saved: true,
        level,
        nature: nature.name,
        ribbon,
        shiny: shiny && !species.shinyLocked,
        name: name || born.name,
        subskills: [a ?? null, b ?? null, c ?? null, d ?? null, e ?? null],
        ingredients: [at(0), at(1), at(2)],
      };
    });

describe('who is who', () => {
  test('the same one is there already, whatever the file does not know of it', () => {
    const made = plan([sparky], [boxOf([recordOf(1, plain(sparky))])]);
    expect(groupsOf(made)).toEqual(['same']);
    expect(takeIn(made)).toMatchObject({ creatures: [], added: 0, changed: 0 });
  });

  test('grown and evolved, it is still the same one, and keeps its name, its tags, its note and its id', () => {
    const grown = { ...plain(sparky), pokemon: 'RAICHU', level: 52, skillLevel: 4, ribbon: 2 as const, name: 'Zap' };
    const made = plan([sparky], [boxOf([recordOf(1, grown)])]);
    expect(groupsOf(made)).toEqual(['changed']);
    expect(made.rows[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      [t('fields.species'), 'Pikachu', 'Raichu'],
      [t('fields.level'), '30', '52'],
      [t('fields.skillLevel'), String(sparky.skillLevel), '4'],
      [t('fields.ribbon'), t('ribbons.none'), '500 hours'],
    ]);
    expect(takeIn(made).creatures).toEqual([
      { ...sparky, pokemon: 'RAICHU', level: 52, skillLevel: 4, ribbon: 2, ingredients: grown.ingredients },
    ]);
  });

  test('a file that is behind changes nothing unless the player wants it', () => {
    const made = plan([sparky], [boxOf([recordOf(1, { ...plain(sparky), level: 12 })])]);
    expect(made.rows.map((row) => choiceOf(NO_CHOICES, row))).toEqual(['leave']);
    expect(takeIn(made).creatures).toEqual([]);
    expect(takeIn(made, emptyTeams(), new Map([['0:1', 'merge']])).creatures).toEqual([{ ...sparky, level: 12 }]);
  });

  test('blanks of a file empty nothing', () => {
    const blank = { ...plain(sparky), level: 31, name: '', subskills: [ROLL[0], null, null, null, null] as const };
    const [row] = plan([sparky], [boxOf([recordOf(1, blank)])]).rows;
    expect(row?.changes.map(({ field }) => field)).toEqual([t('fields.level')]);
    expect(row?.merged).toEqual({ ...sparky, level: 31 });
  });

  test.each([
    ['another nature', { nature: 'Modest' }],
    ['another subskill', { subskills: ['Helping Speed S', ...ROLL.slice(1)] as unknown as SubskillSlots }],
    [
      'another name, and little else to go by',
      { name: 'Zap', level: 31, subskills: [ROLL[0], null, null, null, null] },
    ],
  ])('with %s it is another Pokémon', (_, change) => {
    const other = { ...plain(sparky), ...change } as Creature;
    expect(groupsOf(plan([sparky], [boxOf([recordOf(1, other)])]))).toEqual(['new']);
  });

  test('one branch of a family is not the other', () => {
    const vaporeon = {
      ...sparky,
      pokemon: 'VAPOREON',
      ingredients: creatureOf(2, { pokemon: 'VAPOREON' }).ingredients,
    };
    const flareon = { ...plain(vaporeon), pokemon: 'FLAREON' };
    expect(groupsOf(plan([vaporeon], [boxOf([recordOf(1, flareon)])]))).toEqual(['new']);
  });

  test('two alike in a file are two, one of which may be there already; in two files they are one', () => {
    const twice = boxOf([recordOf(1, plain(sparky)), recordOf(2, plain(sparky))]);
    expect(groupsOf(plan([], [twice]))).toEqual(['new', 'new']);
    expect(groupsOf(plan([sparky], [twice]))).toEqual(['same', 'new']);
    expect(groupsOf(plan([], [twice, twice]))).toEqual(['new', 'new', 'same', 'same']);
  });

  test('a Pokémon that is only in a team comes into the Pokébox', () => {
    const made = plan([{ ...sparky, saved: false }], [boxOf([recordOf(1, plain(sparky))])]);
    expect(made.rows[0]?.changes).toMatchObject([{ field: t('fields.box'), from: t('fields.inTeam') }]);
    expect(takeIn(made).creatures).toEqual([sparky]);
  });
});

describe('what comes in', () => {
  test('a doubtful one comes in with its reason and its text, an unknown species as it is called', () => {
    const doubts: readonly Note[] = [{ code: 'levelImpossible', values: { given: 300, level: 60 } }];
    const odd = recordOf(1, { ...plain(sparky), name: '' }, { doubts });
    const unheard = recordOf(2, { ...plain(sparky), pokemon: 'Phanpy', name: '' }, { unknown: 'Phanpy' });
    const made = plan([], [boxOf([odd, unheard])]);
    expect(groupsOf(made)).toEqual(['doubtful', 'doubtful']);
    expect(takeIn(made).creatures).toMatchObject([
      {
        name: '',
        saved: true,
        origin: { format: 'pokesleep-lines', raw: 'line 1', doubts },
      },
      { pokemon: 'Phanpy', name: '', origin: { raw: 'line 2' } },
    ]);
  });

  test.each(['', 'Pikachu', 'Sparky'])('a file without a nickname finds one that is called “%s”', (name) => {
    const present = { ...sparky, pokemon: 'PIKACHU', name };
    const made = plan([present], [boxOf([recordOf(1, { ...plain(present), name: '' })])]);
    expect(groupsOf(made)).toEqual(['same']);
    expect(made.rows[0]?.merged).toEqual(present);
  });

  test('one that was matched may still be added as new', () => {
    const made = plan([sparky], [boxOf([recordOf(1, { ...plain(sparky), level: 40 })])]);
    const { creatures, added } = takeIn(made, emptyTeams(), new Map([['0:1', 'add']]));
    expect([added, creatures[0]?.externalId]).toEqual([1, idOf(100)]);
  });

  test('teams come with their members, where there is room; those that are there stay', () => {
    const file = boxOf(
      [recordOf(1, plain(sparky)), recordOf(2, creatureOf(2))],
      [
        { name: 'Berries', members: [1, null, 2], camp: true, bedtime: '22:00', wakeup: '06:30', recipeType: 'salad' },
        { name: 'There', members: [1] },
        { name: 'Odd', members: [2], recipeType: 'soup' },
        { name: 'Empty', members: [null, 9] },
      ],
    );
    const there = emptyTeams().map((team) => (team.index === 0 ? teamOf(0, [sparky], { name: 'There' }) : team));
    const { teams, without } = takeIn(plan([sparky], [file], there), there);
    expect(without).toEqual([]);
    expect(teams).toMatchObject([
      { index: 1, name: 'Berries', camp: true, bedtime: 1320, wakeup: 390, recipeType: 'salad' },
      { index: 2, name: 'Odd', recipeType: 'curry' },
    ]);
    expect(teams.map(({ members }) => members)).toEqual([
      [idOf(1), null, idOf(100), null, null],
      [idOf(100), null, null, null, null],
    ]);
    const full = emptyTeams().map((team) => ({ ...team, name: `Mine ${team.index}` }));
    expect(takeIn(plan([sparky], [file], full), full)).toMatchObject({
      teams: [],
      without: ['Berries', 'There', 'Odd'],
    });
  });
});

test.each(FORMATS.filter(({ write }) => write).map(({ id }) => id))(
  'a file of ours in %s brings nothing new',
  (format) => {
    const newest = gameOf(NEWEST_EDITION);
    fc.assert(
      fc.property(
        fc.array(anyKept(newest), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...LANGUAGES),
        (all, language) => {
          const present = all.map((one, n) => ({ ...one, externalId: idOf(n) }));
          const { text, remarks } = writeBox(newest, { creatures: present }, format, { language });
          const box = readBox(newest, text);
          const candidates = roundTrip(newest, present, box.format);
          const { rows, unreadable } = planImport(newest, [{ name: '', box }], {
            roundTrip: () => candidates,
            teams: [],
          });
          expect(unreadable).toEqual([]);
          expect(rows.map(({ group, changes }) => [group, changes])).toEqual(rows.map(() => ['same', []]));
          expect(rows.length + remarks.length).toBe(present.length);
        },
      ),
      { numRuns: 25 },
    );
  },
);

test('every record has its row, none is matched twice, and a second import has nothing new', () => {
  const creatures = fc.tuple(...Array.from({ length: 6 }, (_, n) => anyCreature(n)));
  const picks = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(creatures, picks, (any, picked) => {
      const all = any.map((one) => ({ ...one, saved: true }));
      const records = picked.map((n, i) => recordOf(i + 1, plain(all[n] ?? sparky)));
      const made = plan(all.slice(0, 3), [boxOf(records)]);
      expect(made.rows.map(({ read }) => read.row)).toEqual(records.map(({ row }) => row));
      const taken = made.rows.flatMap(({ merged }) => merged?.externalId ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      const merged = new Map(all.slice(0, 3).map((one) => [one.externalId, one]));
      for (const one of takeIn(made).creatures) merged.set(one.externalId, one);
      expect(groupsOf(plan([...merged.values()], [boxOf(records)]))).toEqual(records.map(() => 'same'));
    }),
    { numRuns: 60 },
  );
});
