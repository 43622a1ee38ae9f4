// Possible next steps of a team: for each member and for the kitchen. Innate traits are not steps.
import {
  type Creature,
  clampSkillLevel,
  climbCost,
  type EvolutionStep,
  evolutionItem,
  evolutionSteps,
  evolve,
  type Game,
  growthOf,
  hasSubskill,
  natureOf,
  nightsFor,
  RIBBONS,
  sleepExp,
  sleepMinutes,
  sleepScore,
} from '@oversleep/game';
import { type CheckedTeam, type RequestMember, requestOf } from '../request.ts';
import type { GrowthStep, StepCost } from './types.ts';

/** A level counts as a step also where nothing opens, at every fifth of them. */
const MARK = 5;
const MAIN_SKILL_SEED = 'Main Skill Seed';

const NO_COST: StepCost = { candies: null, shards: null, nights: null, items: [] };

/** Factor of the events on EXP from sleep in the n-th night from today. */
type SleepEvents = (night: number) => number;

/** `cooked`: names of the recipes that the team cooks, for which levels matter. */
export function teamSteps(
  game: Game,
  team: CheckedTeam,
  cooked: readonly string[] = [],
  events?: SleepEvents,
): readonly GrowthStep[] {
  const night = nightOf(game, team, events);
  return [
    ...team.members.flatMap((member, place) =>
      memberSteps(game, member.creature, night).map(({ creature, ...step }): GrowthStep => {
        const members = team.members.map((other, m) => (m === place ? { ...member, creature } : other));
        return {
          ...step,
          key: `${place} ${step.kind} ${step.to}`,
          place,
          after: { settings: team.settings, members },
        };
      }),
    ),
    ...kitchenSteps(game, team, cooked),
  ];
}

/** What it takes to bring a creature to a level, in the team's nights. */
export const raiseCost = (
  game: Game,
  team: CheckedTeam,
  creature: Creature,
  to: number,
  events?: SleepEvents,
): StepCost => climbOf(game, creature, to, nightOf(game, team, events));

interface Night {
  readonly minutes: number;
  readonly score: number;
  /** Members with a Sleep EXP Bonus. */
  readonly bonusMembers: number;
  readonly events: SleepEvents;
}

const noEvents: SleepEvents = () => 1;

function nightOf(game: Game, { settings, members }: CheckedTeam, events = noEvents): Night {
  const minutes = sleepMinutes(settings);
  const { members: built } = requestOf(game, settings, members);
  const bonusMembers = built.filter(({ build }) => hasSubskill(build, 'SLEEP_EXP_BONUS')).length;
  return { minutes, score: sleepScore(game.rules, minutes), bonusMembers, events };
}

type MemberStep = Omit<GrowthStep, 'key' | 'place' | 'after'> & { readonly creature: Creature };

const memberSteps = (game: Game, creature: Creature, night: Night): readonly MemberStep[] => [
  ...levelSteps(game, creature, night),
  ...skillSteps(game, creature),
  ...evolutionSteps(game, creature).map((step) => stageStep(game, creature, step, night)),
  ...ribbonSteps(game, creature, night),
];

function levelSteps(game: Game, creature: Creature, night: Night): readonly MemberStep[] {
  const { ingredientUnlockLevels, subskillUnlockLevels, maxLevel } = game.rules;
  const { level, subskills, ingredients } = creature;
  const subskill = subskillUnlockLevels.find((unlock, slot) => unlock > level && subskills[slot] != null);
  const slot = ingredientUnlockLevels.find((unlock) => unlock > level);
  const mark = MARK * (Math.floor(level / MARK) + 1);
  const levels = [...new Set([mark, slot, subskill])].filter((to) => to !== undefined && to <= maxLevel);
  return levels
    .flatMap((to) => to ?? [])
    .sort((a, b) => a - b)
    .map((to) => {
      const isOpened = (unlock: number) => unlock > level && unlock <= to;
      return {
        kind: 'level',
        from: level,
        to,
        opens: [
          ...subskillUnlockLevels.flatMap((unlock, s) => (isOpened(unlock) ? (subskills[s] ?? []) : [])),
          ...ingredientUnlockLevels.flatMap((unlock, s) =>
            isOpened(unlock) ? ingredientOf(game, ingredients[s]?.name) : [],
          ),
        ],
        cost: climbOf(game, creature, to, night),
        today: true,
        creature: { ...creature, level: to },
      };
    });
}

/** Slots with an unknown ingredient unlock nothing that could be named. */
const ingredientOf = ({ lockedIngredient }: Game, name: string | undefined): readonly string[] =>
  name === undefined || name === lockedIngredient.name ? [] : [name];

function climbOf(game: Game, creature: Creature, to: number, night: Night): StepCost {
  const nature = natureOf(game, creature);
  const climb = climbCost(game, { species: { name: creature.pokemon }, nature, from: creature.level, to });
  if (!climb) return NO_COST;
  const { score, bonusMembers, events } = night;
  const growth = growthOf(game.edition);
  const nightly = (n: number) => sleepExp(game, growth, nature, { score, bonusMembers, event: events(n) });
  return {
    candies: climb.candies,
    shards: climb.shards,
    nights: nightsFor(climb.exp, nightly) ?? null,
    items: [],
  };
}

function skillSteps(game: Game, creature: Creature): readonly MemberStep[] {
  const { skill } = game.species.get(creature.pokemon);
  const from = clampSkillLevel(skill, creature.skillLevel);
  if (from >= skill.maxLevel) return [];
  return [
    {
      kind: 'skillLevel',
      from,
      to: from + 1,
      opens: [],
      cost: { ...NO_COST, items: [MAIN_SKILL_SEED] },
      today: true,
      creature: { ...creature, skillLevel: from + 1 },
    },
  ];
}

/** At the level that it takes; the hours slept together so far are unknown, so they count from zero. */
function stageStep(game: Game, creature: Creature, { into, takes }: EvolutionStep, night: Night): MemberStep {
  const level = Math.max(creature.level, takes?.minLevel ?? 0);
  const climb = level > creature.level ? climbOf(game, creature, level, night) : { ...NO_COST, candies: 0, shards: 0 };
  const hours = takes?.sleepHours;
  return {
    kind: 'evolution',
    from: creature.pokemon,
    to: into.name,
    opens: [],
    cost: takes
      ? {
          candies: climb.candies === null ? null : climb.candies + takes.candy,
          shards: climb.shards,
          nights: hours === undefined ? null : nightsOf(hours, night),
          items: (takes.items ?? []).map(evolutionItem),
        }
      : NO_COST,
    today: takes !== null && hours === undefined,
    creature: { ...evolve(game, creature, into), level },
  };
}

const nightsOf = (hours: number, { minutes }: Night): number => Math.ceil((hours * 60) / minutes);

/** From the hours of the current ribbon; hours since then are unknown. */
function ribbonSteps(game: Game, creature: Creature, night: Night): readonly MemberStep[] {
  const to = RIBBONS[creature.ribbon + 1];
  if (to === undefined || to > game.rules.maxRibbon) return [];
  const hours = (game.ribbons[to]?.hours ?? 0) - (game.ribbons[creature.ribbon]?.hours ?? 0);
  return [
    {
      kind: 'ribbon',
      from: creature.ribbon,
      to,
      opens: [],
      cost: { ...NO_COST, nights: nightsOf(hours, night) },
      today: false,
      creature: { ...creature, ribbon: to },
    },
  ];
}

function kitchenSteps(
  game: Game,
  { settings, members }: CheckedTeam,
  cooked: readonly string[],
): readonly GrowthStep[] {
  const { maxRecipeLevel, pot } = game.rules;
  const kitchen = { place: null, opens: [], cost: NO_COST } as const;
  const size = pot.sizes.find((larger) => larger > settings.potSize);
  return [
    ...cooked.flatMap((recipe): readonly GrowthStep[] => {
      const from = settings.recipeLevels[recipe] ?? maxRecipeLevel;
      if (from >= maxRecipeLevel || from === 0) return [];
      const recipeLevels = { ...settings.recipeLevels, [recipe]: from + 1 };
      const after = { settings: { ...settings, recipeLevels }, members };
      return [{ ...kitchen, key: `recipe ${recipe}`, kind: 'recipe', recipe, from, to: from + 1, today: false, after }];
    }),
    ...(size === undefined
      ? []
      : [
          {
            ...kitchen,
            key: `pot ${size}`,
            kind: 'pot' as const,
            from: settings.potSize,
            to: size,
            today: true,
            after: { settings: { ...settings, potSize: size }, members },
          },
        ]),
  ];
}

/** A benched creature after a step, to check whether it would join the team. */
export const raised = (member: RequestMember, level: number): RequestMember => ({
  ...member,
  creature: { ...member.creature, level: Math.max(level, member.creature.level) },
});
