// A name that an edition does not know is refused by every command that simulates, never left out in silence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { best } from './best/best.ts';
import { Refusal } from './input/strict.ts';
import { next } from './next/next.ts';
import { simulate } from './simulate/simulate.ts';
import { week } from './week/week.ts';

const folder = mkdtempSync(join(tmpdir(), 'misspelt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { input: team } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../engine/test/goldens/2026-08-t14.json'), 'utf8'),
);
const [first, ...others] = team.members;
const NOW = { day: 'wed', time: '13:20' };

function fileOf(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

interface Input {
  readonly settings: object;
  readonly members: readonly object[];
}

/** Each command with the same settings and members, as it takes them. */
const COMMANDS = {
  simulate: async (input: Input) => simulate.run([fileOf('team.json', input), '--edition', '2026-08']),
  next: async (input: Input) => next.run([fileOf('team.json', input), '--edition', '2026-08']),
  week: async (input: Input) => week.run([fileOf('week.json', { ...input, now: NOW }), '--edition', '2026-08']),
  'week, a second team': async ({ settings, members }: Input) =>
    week.run([fileOf('week.json', { settings, members: [first], teams: [members], now: NOW }), '--edition', '2026-08']),
  best: async ({ settings, members }: Input) => {
    const box = fileOf('box.json', { creatures: members });
    return best.run([box, '--settings', fileOf('settings.json', settings), '--edition', '2026-08', '--steps', '1']);
  },
};

const WRONG: readonly (readonly [string, RegExp, Partial<Input>])[] = [
  ['berry', /^settings\.favoredBerries: .*SNOOZE$/, { settings: { ...team.settings, favoredBerries: ['SNOOZE'] } }],
  ['island', /^settings\.island: Island atlantis not found$/, { settings: { ...team.settings, island: 'atlantis' } }],
  [
    'recipe',
    /^settings\.recipeLevels\.MUD_PIE: Recipe not found: MUD_PIE$/,
    { settings: { ...team.settings, recipeLevels: { MUD_PIE: 3 } } },
  ],
  ['event', /^settings\.event\[0\]\.what: /, { settings: { ...team.settings, event: [{ what: 'luck', factor: 2 }] } }],
  [
    'ingredient in stock',
    /^settings\.stockpiledIngredients: Ingredient Mud not found$/,
    { settings: { ...team.settings, stockpiledIngredients: [{ name: 'Mud', amount: 1 }] } },
  ],
  [
    'berry in stock',
    /^settings\.stockpiledBerries: Berry MUD not found$/,
    { settings: { ...team.settings, stockpiledBerries: [{ name: 'MUD', amount: 1, level: 10 }] } },
  ],
  [
    'species',
    /pokemon: Can't find Pokemon with name PIKACHOO/,
    { members: [{ ...first, pokemon: 'PIKACHOO' }, ...others] },
  ],
  [
    'ingredient of a member',
    /ingredients\[0\]\.name: Ingredient Mud not found$/,
    {
      members: [
        { ...first, ingredients: [{ ...first.ingredients[0], name: 'Mud' }, ...first.ingredients.slice(1)] },
        ...others,
      ],
    },
  ],
];

describe.each(Object.entries(COMMANDS))('%s', (_, run) => {
  it.each(WRONG)('refuses a misspelt %s and says where it is', async (_name, message, wrong) => {
    const refused: unknown = await run({ ...team, ...wrong }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ message: expect.stringMatching(message) });
  });
});
