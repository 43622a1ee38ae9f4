// Settings of a rotation: line-ups of member ids, when each takes over during the week, and rules that no source settles.
import { shown } from './reading.ts';
import { about, optional, withDefault, wordless } from './shape/modifiers.ts';
import { type Of, refuse, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { number, oneOf, text } from './shape/values.ts';
import { SWAP_PLAN_LIMITS } from './swap-plan-limits.ts';
import { TEAM_SIZE } from './team-size.ts';
import { CLOCK_PATTERN, MEALS, WEEKDAYS } from './time.ts';

const AT_PATTERN = `^(wakeup|bedtime|(before|after):(${MEALS.join('|')})|${CLOCK_PATTERN.slice(1, -1)})$`;
const AT = new RegExp(AT_PATTERN);

const at: Shape<string> = {
  description: { kind: 'text', pattern: AT_PATTERN },
  read: (value, field, reading) =>
    typeof value === 'string' && AT.test(value)
      ? value
      : refuse(
          `at must be wakeup, bedtime, before:lunch, after:lunch or a time like 18:00, not ${shown(value)}`,
          value,
          field,
          reading,
        ),
};

/** Where no source says what happens; the usual values come first. */
const rulesShape = object(
  {
    bench: withDefault(
      about(
        wordless(number(0, 1, (value) => `bench must be 0-1, not ${shown(value)}`, { fraction: true })),
        'Share of the energy of sleep for Pokémon that are not in the team at wake-up.',
      ),
      0.05,
    ),
    clock: withDefault(oneOf(['restart', 'anywhere'], 'clock must be restart or anywhere'), 'restart'),
    pity: withDefault(oneOf(['leavers', 'keep', 'all'], 'pity must be leavers, keep or all'), 'leavers'),
    charges: withDefault(oneOf(['reset', 'keep'], 'charges must be reset or keep'), 'reset'),
  },
  (value) => `rules must be an object, not ${shown(value)}`,
);
export interface SwapRules extends Of<typeof rulesShape> {}

const { lineups, changes } = SWAP_PLAN_LIMITS;

export const swapPlanShape = object(
  {
    lineups: list(
      list(
        text((value) => `A member must be an id, not ${shown(value)}`),
        (value) =>
          Array.isArray(value)
            ? `A line-up has at most ${TEAM_SIZE} members`
            : `A line-up must be a list of ids, not ${shown(value)}`,
        { most: TEAM_SIZE },
      ),
      `A rotation has 1 to ${lineups} line-ups`,
      { least: 1, most: lineups },
    ),
    changes: list(
      object(
        {
          lineup: wordless(
            number(0, lineups - 1, (value) => `lineup must be the number of a line-up, not ${shown(value)}`, {
              exact: true,
            }),
          ),
          at,
          days: optional(
            about(
              list(oneOf(WEEKDAYS, `days are ${WEEKDAYS.join(', ')}`), 'days must be a list of days', {
                least: 1,
                most: WEEKDAYS.length,
              }),
              'Every day where left out.',
            ),
          ),
        },
        (value) => `A change must be an object with lineup and at, not ${shown(value)}`,
      ),
      `A rotation has 1 to ${changes} changes a week`,
      { least: 1, most: changes },
    ),
    rules: optional(rulesShape),
  },
  (value) => `rotation must be an object with lineups and changes, not ${shown(value)}`,
);
export interface SwapPlan extends Of<typeof swapPlanShape> {}
