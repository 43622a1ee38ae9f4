// `oversleep best --swaps`: the best rotation for each wish of how often to change the team.
import type { NamedSwapPlan, NamedSwapPlans, SearchAnswer, SearchTask } from '@oversleep/engine';
import {
  chanceText,
  isSwapsName,
  nameIn,
  type Schedule,
  SWAP_NAMES,
  SWAP_PLAN_LIMITS,
  type SwapHour,
  swapHour,
  TEAM_SIZE,
  USUAL_SWAP_PLAN_SIZE,
} from '@oversleep/game';
import { searchOf } from '@oversleep/questions';
import { answerTo } from '@oversleep/questions/steps';
import { names, type OptionValues } from '../command/option.ts';
import { whole as wholeNumber } from '../command/options.ts';
import { Refusal } from '../input/strict.ts';
import { counted, doubtful, fixed, tableOf, whole } from '../output/text.ts';
import { yieldToEvents } from './search-workers.ts';

const NAMES = SWAP_NAMES.join(', ');

export const SWAP_OPTIONS = {
  swaps: names('W', {
    help: `also find the best rotation for changing the team this often: ${NAMES}; several are separated by commas`,
  }),
  hours: names('TIMES', {
    help: 'times at which you can change the team, such as 06:00,12:00,18:00 (default: wake-up, before each meal, bedtime)',
  }),
  most: wholeNumber(
    'N',
    TEAM_SIZE,
    SWAP_PLAN_LIMITS.members,
    `use at most N Pokémon in a rotation (default ${USUAL_SWAP_PLAN_SIZE})`,
  ),
};

type SwapOptions = OptionValues<typeof SWAP_OPTIONS>;

/** What is wrong with them is said before the search begins. */
export function swapsIn({ swaps, hours, most }: SwapOptions, schedule: Schedule) {
  if (swaps.length === 0 && (hours.length > 0 || most !== undefined))
    throw new Refusal('--hours and --most need --swaps');
  return {
    wanted: swaps.map((name) => {
      if (!isSwapsName(name)) throw new Refusal(`--swaps: must be ${NAMES}, not ${name}`);
      return name;
    }),
    hours: hours.length > 0 ? hours.map((time) => hourIn(time, schedule)) : undefined,
    most: most ?? USUAL_SWAP_PLAN_SIZE,
  };
}

function hourIn(time: string, schedule: Schedule): SwapHour {
  const hour = swapHour(time, schedule);
  if (!hour) throw new Refusal(`--hours: must be times like 18:00 between wake-up and bedtime, not ${time}`);
  return hour;
}

/** Undefined when it was interrupted. */
export function rotationsOf(
  task: SearchTask,
  { teams }: SearchAnswer,
  swaps: ReturnType<typeof swapsIn>,
  interrupt: AbortSignal,
): Promise<NamedSwapPlans | undefined> {
  const ids = task.checked.members.map(({ creature }) => creature.externalId);
  const named = teams.map(({ team }) => team.map((number) => ids[number] ?? ''));
  return answerTo('rotations', { search: searchOf(task), teams: named, swaps }, async () => {
    await yieldToEvents();
    return interrupt.aborted;
  });
}

export function tableOfSwaps(task: SearchTask, answer: NamedSwapPlans): string {
  const name = (id: string) => {
    const { creature } = task.checked.members.find((member) => member.creature.externalId === id) ?? {};
    return creature ? `${nameIn('en', 'species', creature.pokemon) ?? creature.pokemon} (${id})` : '';
  };
  const list = (team: readonly string[]) => team.map(name).join(', ');
  const rows = answer.swaps.map(({ swaps, strength, rotation, against: { gain } }) => [
    swaps === '0' ? 'none' : swaps,
    doubtful(strength.mean, strength.error),
    ...(isOfTurns(rotation)
      ? [
          `${gain.percent >= 0 ? '+' : ''}${fixed(gain.percent, 1)} ± ${fixed(1.96 * gain.percentError, 1)} %`,
          chanceText(gain.sure),
        ]
      : ['', '']),
  ]);
  const plans = answer.swaps.flatMap(({ swaps, rotation: { lineups, changes }, pays }) => {
    if (swaps === '0') return [];
    const [first = [], second = []] = lineups;
    if (!pays) return [`${swaps}: the same five all week are as good.`];
    const lines = changes.map(({ lineup, at, days }) => {
      const [comes, goes] = lineup === 0 ? [first, second] : [second, first];
      const moves = [
        `${list(comes.filter((member) => !goes.includes(member)))} in`,
        `${list(goes.filter((member) => !comes.includes(member)))} out`,
      ];
      return `  ${days ? days.join(', ') : 'every day'} ${at}: ${moves.join(', ')}`;
    });
    return [[`${swaps}: ${list(first.filter((member) => second.includes(member)))} stay`, ...lines].join('\n')];
  });
  return [
    `The best team that stays: ${list(answer.fixed.team)}`,
    tableOf([['changes', 'a week', 'gain', 'better'], ...rows]),
    ...plans,
    `${counted(answer.rotations.considered, 'rotation was', 'rotations were')} estimated and ${whole(answer.rotations.simulated)} simulated.`,
  ].join('\n\n');
}

/** Where no rotation was found, the answer is the team that stays. */
const isOfTurns = ({ lineups }: NamedSwapPlan['rotation']): boolean => lineups.length > 1;
