// `oversleep simulate`: its bar, Ctrl-C and refusals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSimulation } from '@oversleep/engine';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../input/strict.ts';
import { barOn } from '../output/progress-bar.ts';
import { chainsHere } from './chain-source.ts';
import { runSimulation } from './run.ts';
import { simulate } from './simulate.ts';
import { requestOfTask, taskOf } from './task.ts';

const recording = join(import.meta.dirname, '../../../engine/test/goldens/2026-08-t14.json');
const team = JSON.parse(readFileSync(recording, 'utf8')).input;

describe('progress', () => {
  it('is a bar on a terminal, drawn anew now and then, wiped at the end, and nothing elsewhere', () => {
    const written = (isTTY: boolean) => {
      const parts: string[] = [];
      let now = 0;
      const bar = barOn({ isTTY, write: (part) => parts.push(part) }, () => now);
      bar.show(() => ({ days: 1000, precision: 0.005, done: 0.5 }));
      now = 10;
      bar.show(() => ({ days: 1001, precision: 0.005, done: 0.5 }));
      now = 60;
      bar.show(() => ({ days: 1200, precision: 0.005, done: 0.6 }));
      bar.clear();
      return parts;
    };
    expect(written(true)).toEqual([
      `\r\x1b[K${'█'.repeat(15)}${'░'.repeat(15)} 1,000 days, known to ± 0.98 %`,
      `\r\x1b[K${'█'.repeat(18)}${'░'.repeat(12)} 1,200 days, known to ± 0.98 %`,
      '\r\x1b[K',
    ]);
    expect(written(false)).toEqual([]);
  });
});

describe('an interrupted simulation', () => {
  const request = requestOfTask(taskOf(team, '2026-08', false, 1));
  const wanted = { seed: 1, days: 1_000_000 };

  it('keeps the chains that it has, and their standard error', async () => {
    const simulation = createSimulation(request, wanted);
    const interrupt = new AbortController();
    let added = 0;
    await runSimulation(simulation, chainsHere(simulation), interrupt.signal, () => {
      added += 1;
      if (added === 3) interrupt.abort();
    });
    const { days, precision } = simulation.result();
    expect(added).toBe(3);
    expect(days).toBeLessThan(wanted.days);
    expect(precision).toBeGreaterThan(0);
  });

  it('simulates nothing when it was interrupted before it began', async () => {
    const simulation = createSimulation(request, wanted);
    const next = () => Promise.reject(new Error('asked for a chain'));
    await runSimulation(simulation, { next }, AbortSignal.abort(), () => {});
    expect(simulation.next()).toBe(0);
  });
});

describe('refusals', () => {
  it('name every field of a team', () => {
    const fields = (input: unknown) => {
      try {
        taskOf(input, '2026-08', false, 1);
        return [];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return error.message.split('\n').map((line) => line.split(':')[0]);
      }
    };
    const wrongTeam = {
      settings: { ...team.settings, potSize: 1, bedtime: '25:00' },
      members: [...team.members.slice(1), { ...team.members[0], level: 0, nature: 'Sleepy' }],
    };
    expect(fields(wrongTeam)).toEqual(
      expect.arrayContaining(['members[3].level', 'members[3].nature', 'settings.bedtime', 'settings.potSize']),
    );
    expect(fields({ ...team, settings: { ...team.settings, favoredBerries: ['SNOOZE'] } })).toEqual([
      'settings.favoredBerries',
    ]);
    expect(fields({ members: [{ ...team.members[0], name: 'a nickname that is far too long' }] })).toEqual([]);
  });

  it('of a rotation by the rules of the reference, which has none', () => {
    const [first, second] = team.members;
    const rotation = {
      lineups: [[first.externalId], [second.externalId]],
      changes: [
        { lineup: 0, at: 'wakeup' },
        { lineup: 1, at: 'bedtime' },
      ],
    };
    const rotating = { ...team, settings: { ...team.settings, rotation } };
    expect(taskOf(rotating, '2026-08', false, 1).checked.settings.rotation?.lineups).toEqual([[0], [1]]);
    expect(() => taskOf(rotating, '2026-08', true, 1)).toThrow(/--reference-rules/);
  });

  it.each([
    ['an id', (name: string) => ({ externalId: undefined, id: name }), [['m0'], ['m1']]],
    ['a number as id', (_: string, i: number) => ({ externalId: undefined, id: i }), [[0], [1]]],
    ['a number as externalId', (_: string, i: number) => ({ externalId: i }), [[0], [1]]],
    ['both', (name: string, i: number) => ({ externalId: `other ${i}`, id: name }), [['m0'], ['m1']]],
    [
      "another's externalId as id",
      (name: string, i: number) => ({ externalId: name, id: `m${1 - i}` }),
      [['m0'], ['m1']],
    ],
  ])('do not concern members with %s, which line-ups name', (_, idsOf, lineups) => {
    const members = team.members.slice(0, 2).map((member: object, i: number) => ({ ...member, ...idsOf(`m${i}`, i) }));
    const changes = [
      { lineup: 0, at: 'wakeup' },
      { lineup: 1, at: 'bedtime' },
    ];
    const settings = { ...team.settings, rotation: { lineups, changes } };
    const { checked } = taskOf({ settings, members }, '2026-08', false, 1);
    expect(checked.settings.rotation?.lineups).toEqual([[0], [1]]);
  });

  it.each([
    [[], /takes one FILE/],
    [['a.json', 'b.json'], /takes one FILE/],
    [['-', '--edition', '1999-01'], /^Unknown edition 1999-01/],
    [['-', '--days', '10', '--precision', '0.01'], /either --days or --precision/],
    [['-', '--days', '1e9'], /^--days: /],
    [['-', '--precision', '2'], /^--precision: /],
    [['-', '--precision', '0%'], /^--precision: /],
    [['-', '--workers', '0'], /^--workers: /],
  ])('of the options %j', async (args, message) => {
    const refused: unknown = await simulate.run(args).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ message: expect.stringMatching(message) });
  });
});
