// Figures of a member and their explanations.
import { gameOf } from '@oversleep/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { sumOfSteps } from '../../../parts/figures/waterfall.ts';
import { creatureOf } from '../../../testing/creatures.ts';
import { type Simulated, simulated } from '../../../testing/productions.ts';
import { dayFrame, memberLines, teamLines } from '../results/day-lines.ts';
import { bagFullAt, hintsFor, minutesBelow, sharedHints, teamHints } from '../results/hints.ts';
import { type MemberContext, type TeamReport, teamReport } from '../results/team-report.ts';
import { explainCarry, explainInterval } from './build-explained.ts';
import { binsOf, mostFrequent } from './distribution-bins.ts';
import { fullBagOf } from './full-bag-hours.ts';
import { intervalText } from './interval-text.ts';
import { islandEffects } from './island-effects.ts';
import { explainBerries, explainBerryStrength, explainIngredient, explainProcs } from './member-explained.ts';
import { nextLine } from './speech.ts';

const t = messages('calculator');

let one: Simulated;
let context: TeamReport;

beforeAll(async () => {
  one = await simulated(undefined, { camp: true });
  context = teamReport(one);
});

const DAY = { factor: 1, span: 'day' } as const;
const WEEK = { factor: 7, span: 'week' } as const;

function memberAt(index: number): MemberContext {
  const member = context.members[index];
  if (!member) throw new Error(`no member ${index}`);
  return member;
}

describe('every figure', () => {
  test.each([0, 1, 2, 3, 4])('of member %i is the sum of its steps', (index) => {
    const member = memberAt(index);
    const explanations = [
      explainBerries(context, member, DAY),
      explainBerryStrength(context, member, WEEK),
      explainProcs(member, WEEK),
      explainCarry(context, member),
      ...member.build.ingredients.map(({ ingredient }) => explainIngredient(member, ingredient.name, DAY)),
    ];
    for (const { title, accounts, total } of explanations) {
      for (const { steps } of accounts) {
        expect(Math.abs(sumOfSteps(steps) - total), title).toBeLessThan(1e-4 * total + 0.01);
        for (const { adds, label } of steps) expect(adds, `${title}: ${label}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('the helping frequency is explained to the second', () => {
    for (const member of context.members) {
      const { accounts, total } = explainInterval(context, member);
      expect(total).toBeCloseTo(member.figures.advanced.maxFrequency, 2);
      for (const { steps } of accounts) expect(Math.abs(sumOfSteps(steps) - total)).toBeLessThan(1);
      expect(accounts[0]?.steps.map(({ key }) => key)).toContain('camp');
    }
  });

  test('only figures per day have percentiles', () => {
    expect(explainProcs(memberAt(0), DAY).spread).toBeDefined();
    expect(explainProcs(memberAt(0), WEEK).spread).toBeUndefined();
  });

  test('a week is seven days', () => {
    const [day, week] = [explainBerries(context, memberAt(0), DAY), explainBerries(context, memberAt(0), WEEK)];
    expect(week.total).toBeCloseTo(7 * day.total);
    expect(week.error).toBeCloseTo(7 * (day.error ?? 0));
  });
});

describe('hints', () => {
  test('a hint names the time at which the inventory is full, and the loss', async () => {
    const small = await simulated([
      creatureOf(1, {
        pokemon: 'BELLSPROUT',
        nature: 'Quiet',
        level: 60,
        subskills: ['Ingredient Finder M', 'Helping Speed M', null, null, null],
      }),
    ]);
    const alone = teamReport(small);
    const [member] = alone.members;
    if (!member) throw new Error('no member');
    const at = bagFullAt(alone, member);
    const bag = hintsFor(alone, member).find(({ kind }) => kind === 'bag');
    expect(at).toBeDefined();
    expect(bag?.text).toMatch(/^Full at about \d\d:\d\d: [\d.]+ ingredients lost a night$/);
    // The inventory is only ever full at night.
    expect(dayFrame(alone, member).markers?.some(({ label }) => label === t('results.bagFull'))).toBe(true);
  });

  test('a hint counts the hours with low energy', () => {
    const tired = context.members.map((member) => minutesBelow(context, member, 0));
    // From 06:00 to 21:30.
    expect(Math.max(...tired)).toBeLessThanOrEqual(930);
    for (const member of context.members) {
      const said = hintsFor(context, member).some(({ kind }) => kind === 'energy');
      expect(said).toBe(minutesBelow(context, member, 0) > 0);
    }
  });

  test('the hints of a team are those of all its members', () => {
    const hints = teamHints(context);
    expect(hints).toHaveLength(context.members.flatMap((member) => hintsFor(context, member)).length);
    expect(sharedHints(hints).reduce((sum, { members }) => sum + members.length, 0)).toBe(hints.length);
    const [first] = hints;
    if (!first) throw new Error('no hints');
    expect(sharedHints([first, { ...first, key: 'again' }])).toHaveLength(1);
  });

  test('a snacking member has a hint about that and none about a full inventory', async () => {
    const creature = creatureOf(1, { pokemon: 'RAICHU' });
    const snacking = await simulated([creature], { snacking: [creature.externalId] });
    const alone = teamReport(snacking);
    const kinds = alone.members.flatMap((member) => hintsFor(alone, member)).map(({ kind }) => kind);
    expect(kinds).toContain('snack');
    expect(kinds).not.toContain('bag');
  });
});

test('the lines of a day have a point every 15 minutes', () => {
  for (const measure of ['energy', 'helps', 'procs'] as const)
    for (const { data } of memberLines(memberAt(0), measure)) expect(data).toHaveLength(96);
  const { formatX } = dayFrame(context);
  expect(formatX?.(0)).toBe('06:00');
  expect(formatX?.(24)).toBe('06:00');
});

test('members whose Energy is the same all day share a line, which would hide theirs', () => {
  const labelsAt = (offsets: readonly number[]) => {
    const members = context.members.map((member, m) => ({
      ...member,
      profile: { ...member.profile, energy: member.profile.energy.map(() => 50 + (offsets[m] ?? 0)) },
    }));
    return teamLines({ ...context, members }).map(({ label }) => label);
  };
  expect(labelsAt([0, 10, 20, 30, 40])).toEqual(['Sparky', 'Luna', 'Puddle', 'Moony', 'Moss']);
  expect(labelsAt([0, 10, 1, 0, 10])).toEqual(['Sparky, Puddle, and Moony', 'Luna and Moss']);
});

describe('distributions', () => {
  test('every day is in a column', () => {
    for (const member of context.members) {
      const { berryProductionDistribution, skillProcDistribution } = member.figures.advanced;
      for (const shares of [berryProductionDistribution, skillProcDistribution]) {
        const bins = binsOf(shares);
        expect(bins.length).toBeLessThanOrEqual(30);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(
          Object.values(shares).reduce((sum, percent) => sum + percent, 0),
        );
      }
    }
  });

  test('few values get a column each', () => {
    expect(binsOf({ 0: 25, 2: 75 })).toEqual([
      { from: -0.5, to: 0.5, count: 25 },
      { from: 0.5, to: 1.5, count: 0 },
      { from: 1.5, to: 2.5, count: 75 },
    ]);
    expect(mostFrequent({ 0: 25, 2: 75 })).toEqual({ value: 2, percent: 75 });
    expect(binsOf({})).toEqual([]);
  });
});

test('the effects of an expert island are listed', async () => {
  const game = gameOf('2026-08');
  const island = game.islands.rows.find(({ expert }) => expert);
  if (!island) throw new Error('no expert island');
  const expert = { main: game.species.get('RAICHU').berry.name, sub: [], bonus: 'skill' as const };
  const asked = await simulated(
    [creatureOf(1, { pokemon: 'RAICHU' }), creatureOf(2, { pokemon: 'VENUSAUR' })],
    { island: { shortName: island.shortName, berries: [], areaBonus: 0, expert } },
    { edition: '2026-08' },
  );
  const there = teamReport(asked);
  const [main, other] = there.members.map((member) => islandEffects(there, member));
  expect(main?.favourite).toBe('main');
  expect(main?.effects.join(' ')).toMatch(/Main Skill level \+\d.*Main Skill chance \+\d+%/);
  expect(other?.favourite).toBe('no');
  expect(other?.effects.join(' ')).toMatch(/Time between helps/);
});

test('intervals show hours only if there are any', () => {
  expect(intervalText(2467)).toBe('41m 07s');
  expect(intervalText(3600)).toBe('01h 00m 00s');
});

test('no line comes twice in a row', () => {
  expect(nextLine(['a', 'b'], 'a', () => 0)).toBe('b');
  expect(nextLine(['a'], 'a', () => 0.9)).toBe('a');
  expect(nextLine([], undefined, () => 0)).toBe('...');
});

describe('a full inventory', () => {
  test('costs what was counted, split over the hours of the night, later hours more', () => {
    const costs = context.members.flatMap((member) => {
      const bag = fullBagOf(context, member);
      return bag ? [{ bag, member }] : [];
    });
    expect(costs.length).toBeGreaterThan(0);
    for (const { bag, member } of costs) {
      const { nightHelpsAfterSS, nightPeriod } = member.figures.advanced;
      const sum = (of: (hour: (typeof bag.hours)[number]) => number) =>
        bag.hours.reduce((total, hour) => total + of(hour), 0);
      expect(sum(({ helps }) => helps)).toBeCloseTo(nightHelpsAfterSS, 6);
      expect(sum(({ lost }) => lost)).toBeCloseTo(
        nightPeriod.spilledIngredients.reduce((total, { amount }) => total + amount, 0),
        6,
      );
      expect(bag.hours.map(({ from }) => from)).toContain(context.settings.bedtime);
      expect(bag.hoursFull).toBeGreaterThan(0);
      expect(bag.hoursFull).toBeLessThan(bag.hours.length);
      expect(bag.hours.at(-2)?.helps).toBeGreaterThan(bag.hours[0]?.helps ?? 0);
    }
  });

  test('that never fills up, or is always full by choice, costs nothing', () => {
    const [member] = context.members.filter((one) => fullBagOf(context, one) !== undefined);
    if (!member) throw new Error('No inventory is ever full');
    expect(fullBagOf(context, { ...member, snacking: true })).toBeUndefined();
    const advanced = { ...member.figures.advanced, nightHelpsAfterSS: 0 };
    expect(fullBagOf(context, { ...member, figures: { ...member.figures, advanced } })).toBeUndefined();
  });
});
