// Recorded teams as a player has them, and what the command line says about them.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/machine/root.mjs';
import type { Belongings } from './device.ts';
import { runToEnd } from './product.ts';

export interface RecordedTeam {
  readonly edition: string;
  readonly id: string;
}

interface Input {
  readonly settings: {
    readonly island: string;
    readonly areaBonusPercent: number;
    readonly [field: string]: unknown;
  };
  readonly members: readonly {
    readonly pokemon: string;
    readonly ingredients: readonly { readonly level: number; readonly name: string; readonly amount: number }[];
    readonly [field: string]: unknown;
  }[];
}

const fileOf = ({ edition, id }: RecordedTeam): string =>
  join(root, `packages/engine/test/goldens/${edition}-${id}.json`);

const inputOf = (team: RecordedTeam): Input => JSON.parse(readFileSync(fileOf(team), 'utf8')).input;

const LOCKED = { name: 'Locked', amount: 0 };

/** The data of a player whose first team it is. */
export function belongingsOf(team: RecordedTeam): Belongings {
  const { settings, members } = inputOf(team);
  const { island, areaBonusPercent, ...rest } = settings;
  const creatures = members.map((member, place) => ({
    ...member,
    externalId: randomUUID(),
    name: `Member ${place + 1}`,
    saved: false,
    shiny: false,
    version: 0,
    ingredients: [0, 30, 60].map((level) => ({
      level,
      ...(member.ingredients.find((slot) => slot.level === level) ?? LOCKED),
    })),
  }));
  const first = {
    ...rest,
    index: 0,
    name: team.id,
    island: { shortName: island },
    members: [0, 1, 2, 3, 4].map((place) => creatures[place]?.externalId ?? null),
  };
  return {
    user: { edition: team.edition, islands: { [island]: { areaBonus: areaBonusPercent } } },
    teams: [first],
    creatures,
    comparison: { members: [] },
  };
}

interface CommandFigures {
  readonly total: number;
  readonly berries: number;
  readonly skill: number;
  readonly cooking: number;
}

/** What most players do, and what the app assumes. */
const policy = { filler: 'surplus' };

/** What `oversleep simulate` says about a recorded team that cooks as players do. */
export async function fromCommandLine(team: RecordedTeam): Promise<CommandFigures> {
  const program = join(root, 'tools/oversleep.mjs');
  const { settings, members } = inputOf(team);
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-command-'));
  const file = join(folder, `${team.id}.json`);
  writeFileSync(file, JSON.stringify({ settings: { ...settings, policy }, members }));
  const command = [process.execPath, program, 'simulate', file] as const;
  const { stdout, stderr } = await runToEnd([...command, '--edition', team.edition, '--seed', '1', '--json'], {});
  rmSync(folder, { recursive: true });
  if (stdout === '') throw new Error(stderr);
  const { total, berries, skill, cooking } = JSON.parse(stdout).mean.team;
  return { total, berries: berries.total, skill: skill.total, cooking: cooking.total };
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Six digits are published; the screen shows whole numbers. */
export const asShown = (figure: number): string => WHOLE.format(Number(figure.toPrecision(6)));
