// Keep or candy on small boxes: dominated creatures, unique ones, and good rolls.
import { describe, expect, test } from 'vitest';
import { newCreature } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { gameOf } from './edition.ts';
import { type Reason, type Verdict, type Verdicts, verdictSteps } from './keep.ts';
import type { SubskillSlots } from './slots.ts';

const game = gameOf('2026-10');

const GOOD: SubskillSlots = [
  'Berry Finding S',
  'Helping Speed M',
  'Helping Bonus',
  'Helping Speed S',
  'Inventory Up L',
];
const MIDDLING: SubskillSlots = ['Helping Speed S', 'Skill Trigger S', 'Inventory Up M', null, null];
const POOR: SubskillSlots = ['Dream Shard Bonus', 'Research EXP Bonus', 'Sleep EXP Bonus', null, null];

function made(id: string, pokemon: string, fields: Partial<Creature> = {}): Creature {
  const born = newCreature(game, game.species.get(pokemon), { id, random: () => 0.25, randomNickname: false });
  return { ...born, saved: true, subskills: MIDDLING, ...fields };
}

function verdictsOn(box: readonly Creature[], inTeams: ReadonlySet<string> = new Set()): Verdicts {
  const steps = verdictSteps(game, box, { inTeams });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function judge(box: readonly Creature[], inTeams: readonly string[] = []): (id: string) => Verdict {
  const verdicts = verdictsOn(box, new Set(inTeams));
  return (id) => {
    const verdict = verdicts.get(id);
    if (!verdict) throw new Error(`Nothing is said about ${id}`);
    return verdict;
  };
}

const kinds = ({ reasons }: Verdict): readonly Reason['kind'][] => reasons.map(({ kind }) => kind);

const good = made('good', 'RAICHU', { nature: 'Brave', subskills: GOOD });
const poor = made('poor', 'RAICHU', { nature: 'Timid', subskills: POOR });

describe('when another creature is at least as good in everything', () => {
  test('the verdict is candy, and names the better one', () => {
    const verdict = judge([poor, good])('poor');
    expect(verdict.choice).toBe('candy');
    expect(verdict.reasons[0]).toEqual({ kind: 'outdone', by: 'good' });
    expect(judge([poor, good])('good').choice).toBe('keep');
  });

  test.each<[string, Partial<Creature>]>([
    ['a higher level', { level: 61 }],
    ['a higher skill level', { skillLevel: 8 }],
    ['another ingredient', { ingredients: [good.ingredients[0], good.ingredients[1], { name: 'Ginger', amount: 1 }] }],
    ['more for the team', { subskills: ['Energy Recovery Bonus', null, null, null, null] }],
    ['something that opens later', { subskills: [null, null, null, 'Ingredient Finder S', 'Ingredient Finder M'] }],
    ['more energy', { nature: 'Relaxed' }],
  ])('not with %s', (_, fields) => {
    expect(kinds(judge([{ ...poor, nature: 'Hardy', subskills: POOR, ...fields }, good])('poor'))).not.toContain(
      'outdone',
    );
  });

  test('stages of an evolution are one family', () => {
    expect(kinds(judge([{ ...poor, pokemon: 'PIKACHU', skillLevel: 1 }, good])('poor'))).toContain('outdone');
  });

  test('a creature with several evolutions is not dominated by one of them', () => {
    const eevee = made('eevee', 'EEVEE', { subskills: POOR, skillLevel: 1 });
    const umbreon = made('umbreon', 'UMBREON', { subskills: GOOD, skillLevel: 5 });
    expect(kinds(judge([eevee, umbreon])('eevee'))).not.toContain('outdone');
    const better = made('better', 'EEVEE', { subskills: GOOD, skillLevel: 1 });
    expect(judge([eevee, better])('eevee').reasons[0]).toEqual({ kind: 'outdone', by: 'better' });
  });

  test("of two equal ones one stays: the player's favourite, else the first", () => {
    const twin = { ...poor, externalId: 'twin' };
    const outdone = (box: readonly Creature[], inTeams: readonly string[] = []) =>
      box.map(({ externalId }) => kinds(judge(box, inTeams)(externalId)).includes('outdone'));
    expect(outdone([poor, twin])).toEqual([false, true]);
    expect(outdone([poor, { ...twin, favourite: true }])).toEqual([true, false]);
    expect(outdone([poor, twin], ['twin'])).toEqual([true, false]);
  });

  test('a good roll is not candy without a choice', () => {
    const best = { ...good, externalId: 'best', level: 62 };
    expect(judge([good, best])('good').choice).toBe('open');
  });
});

describe('protected creatures are kept', () => {
  test.each<[Reason['kind'], Partial<Creature>, readonly string[]]>([
    ['favourite', { favourite: true }, []],
    ['shiny', { shiny: true }, []],
    ['inTeam', {}, ['poor']],
  ])('%s', (kind, fields, inTeams) => {
    const verdict = judge([{ ...poor, ...fields }, good], inTeams)('poor');
    expect(verdict.choice).toBe('keep');
    expect(verdict.reasons[0]).toEqual({ kind });
  });
});

describe('the only one with an ingredient or skill', () => {
  const maker = made('maker', 'VENUSAUR', { subskills: POOR });
  const [honey] = maker.ingredients;

  test('is kept, with what it makes by name', () => {
    const verdict = judge([maker, made('other', 'RAICHU')])('maker');
    expect(verdict.choice).toBe('keep');
    expect(verdict.reasons).toContainEqual({ kind: 'onlyMaker', of: 'ingredient', name: honey.name });
    expect(verdict.reasons).toContainEqual({
      kind: 'onlyMaker',
      of: 'skill',
      name: game.species.get('VENUSAUR').skill.name,
    });
  });

  test('is not kept for it when there are two', () => {
    expect(kinds(judge([maker, { ...maker, externalId: 'second', level: 50 }])('maker'))).not.toContain('onlyMaker');
  });
});

describe('a roll', () => {
  test('that is poor means candy only where there are others of its family', () => {
    const skilled = made('skilled', 'RAICHU', {
      subskills: ['Skill Trigger M', 'Ingredient Finder M', 'Energy Recovery Bonus', null, null],
    });
    const crowd = [made('a', 'BULBASAUR'), made('b', 'PICHU', { level: 1 })];
    const bad = { ...poor, level: 65, nature: 'Relaxed' };
    expect(judge([bad, skilled, ...crowd])('poor').choice).toBe('candy');
    expect(kinds(judge([bad, skilled, ...crowd])('poor'))).toEqual(['poorRoll']);
  });

  test('says what it is best for, ingredients by name', () => {
    const cook = made('cook', 'VENUSAUR', {
      nature: 'Quiet',
      subskills: ['Ingredient Finder M', 'Ingredient Finder S', 'Helping Speed M', null, null],
    });
    const { bestFor, reasons, ranks } = judge([cook])('cook');
    expect(bestFor).toEqual({ aim: 'ingredients', ingredient: 'Honey' });
    expect(reasons).toContainEqual({ kind: 'goodRoll', aim: 'ingredients', share: ranks.ingredients.share });
    expect(judge([good])('good').bestFor).toEqual({ aim: 'berries', ingredient: undefined });
  });

  test('a young creature is judged at a higher level, and unknown slots are reported', () => {
    const young = { ...good, level: 5 };
    expect(judge([young])('good').ranks).toEqual(judge([good])('good').ranks);
    expect(judge([young])('good')).toMatchObject({ level: 60, blanks: 0 });
    expect(judge([{ ...young, subskills: [GOOD[0], null, null, null, null] }])('good').blanks).toBe(2);
  });

  test('the best of several of a family for something is kept', () => {
    const other = made('other', 'PIKACHU', { level: 65 });
    const verdict = judge([made('first', 'PIKACHU', { nature: 'Brave' }), other])('first');
    expect(verdict.reasons).toContainEqual({ kind: 'bestOfFamily', aim: 'berries', of: 2 });
  });
});

test('a creature that the edition does not know has no verdict', () => {
  expect(verdictsOn([{ ...poor, pokemon: 'UNKNOWN' }]).size).toBe(0);
});
