// Checks a question about the rest of a week. Ids only show which members are on several teams, so numbers replace them.
import type { BodyOf, routes, WeekProduction } from '@oversleep/contract';
import { type RequestMember, requestOf, validateWeek, type WeekQuestion } from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import { questionKey } from './key.ts';
import { type CalculationCheck, type Situation, sentence } from './question.ts';
import { questionTask, type ReadonlyAnswer } from './task.ts';

type WeekBody = BodyOf<typeof routes.calculateWeek>;

/** Rank chances are not more precise than this, so more simulated weeks would not help. */
const PRECISION = 0.005;

export function askWeek({ edition, settings, version }: Situation, body: WeekBody): CalculationCheck {
  const game = gameOf(edition);
  const checked = validateWeek(game, { ...body, settings });
  if (!checked.ok) return checked;
  const question = numbered(checked.value);
  const { members, teams, settings: week, ...rest } = question;
  const all = [members, ...teams];
  const who = all.map((team) => team.map(({ creature }) => creature.externalId));
  return {
    ok: true,
    question: {
      key: questionKey(
        JSON.stringify(['week', rest, who]),
        version,
        all.map((team) => requestOf(game, week, team)),
      ),
      task: questionTask<'week', ReadonlyAnswer<Omit<WeekProduction, 'notes'>>>('week', {
        edition,
        question,
        options: { precision: PRECISION },
      }),
      ids: [],
      notes: checked.notes.map(sentence),
    },
  };
}

function numbered(question: WeekQuestion): WeekQuestion {
  const numbers = new Map<string, string>();
  const numberOf = (id: string): string => {
    const number = numbers.get(id) ?? String(numbers.size);
    numbers.set(id, number);
    return number;
  };
  const renamed = (members: readonly RequestMember[]) =>
    members.map(({ creature, sneakySnacking }) => ({
      creature: { ...creature, externalId: numberOf(creature.externalId) },
      sneakySnacking,
    }));
  const members = renamed(question.members);
  const teams = question.teams.map(renamed);
  const { energy } = question.now;
  const known = energy && Object.fromEntries(Object.entries(energy).map(([id, value]) => [numberOf(id), value]));
  return { ...question, members, teams, now: { ...question.now, energy: known } };
}
