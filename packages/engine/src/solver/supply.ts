// Daily production of creatures, simulated without cooking, alone and beside others that affect it.
import {
  type Build,
  DEFAULT_ISLAND,
  type Game,
  potBounds,
  type Schedule,
  type Species,
  TEAM_SIZE,
} from '@oversleep/game';
import { createSimulation, DEFAULT_SEED } from '../answer/simulate.ts';
import { METHOD } from '../method.ts';
import type { TeamRequest } from '../request.ts';
import { createRunner, runChains } from '../statistics/chains.ts';

/** The schedule shared by all. */
export interface Day extends Schedule {
  readonly camp: boolean;
}

/** Of one day. */
export interface Supply {
  /** By ingredient, out of helps. */
  readonly helps: readonly number[];
  /** By ingredient, out of the skill. */
  readonly skill: readonly number[];
  readonly procs: number;
}

/** Chains of a simulation: helps are known soon, procs and what they bring take longer. */
export const CHAINS = { quick: 2, boost: 16, usual: 32, copying: 64 } as const;

export const requestFor = (game: Game, { camp, bedtime, wakeup }: Day, builds: readonly Build[]): TeamRequest => ({
  game,
  settings: {
    camp,
    bedtime,
    wakeup,
    recipeType: 'curry',
    island: DEFAULT_ISLAND,
    areaBonus: 0,
    favourites: [],
    stockpiledIngredients: [],
    stockpiledBerries: [],
    potSize: potBounds(game).max,
    recipeLevels: {},
  },
  members: builds.map((build, place) => ({ externalId: String(place), build, sneakySnacking: false })),
  method: METHOD,
});

/** Production of each member; all simulations use the same random numbers. */
export function suppliesIn(game: Game, day: Day, builds: readonly Build[], chains: number): readonly Supply[] {
  const simulation = createSimulation(requestFor(game, day, builds), { cooking: false });
  simulation.add(runChains(createRunner(simulation.plan, DEFAULT_SEED, false), 0, chains));
  return simulation.result().mean.members.map((member, place) => ({
    helps: vectorOf(game, member.produceWithoutSkill.ingredients),
    skill: evened(builds[place]?.species, vectorOf(game, member.produceFromSkill.ingredients)),
    procs: member.skillProcs,
  }));
}

/** A creature in a team of otherwise idle members. */
export function supplyAlone(game: Game, day: Day, build: Build, chains?: number): Supply {
  const { skill } = build.species;
  // Others matter only to a skill that reaches them.
  const team = skill.supportsTeam ? filled(game, [build]) : [build];
  const [supply] = suppliesIn(game, day, team, chains ?? (skill.copies ? CHAINS.copying : CHAINS.usual));
  if (!supply) throw new Error(`Nothing is known of ${build.species.name}`);
  return supply;
}

function vectorOf(
  { ingredients }: Game,
  amounts: readonly { readonly name: string; readonly amount: number }[],
): readonly number[] {
  const sums = ingredients.rows.map(() => 0);
  for (const { name, amount } of amounts) {
    const i = ingredients.rows.indexOf(ingredients.get(name));
    sums[i] = (sums[i] ?? 0) + amount;
  }
  return sums;
}

/** A skill that brings ingredients of any kind brings all kinds equally often: their mean says it without luck. */
function evened(species: Species | undefined, amounts: readonly number[]): readonly number[] {
  const kinds = species?.skill.effects.flatMap((effect) =>
    effect.unit === 'ingredients' && effect.when === undefined ? [effect.ingredient.from] : [],
  );
  if (!kinds || kinds.length === 0 || kinds.some((from) => from !== 'all')) return amounts;
  const mean = sumOf(amounts) / amounts.length;
  return amounts.map(() => mean);
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Fills the remaining seats with members that never help. */
export const filled = (game: Game, builds: readonly Build[]): readonly Build[] => [
  ...builds,
  ...Array.from({ length: TEAM_SIZE - builds.length }, () => idle(game)),
];

const IDLE = 'IDLE';
/** Seconds: longer than any simulation. */
const NEVER = 1e10;

export function idle(game: Game): Build {
  const [species] = game.species.rows;
  const [nature] = game.natures.rows;
  if (!species || !nature) throw new Error('A game without species or natures');
  const { baseSkill, modifierName, maxLevel, rp } = species.skill;
  return {
    species: {
      ...species,
      name: IDLE,
      frequency: NEVER,
      skillPercentage: 0,
      berry: { ...species.berry, name: IDLE },
      skill: {
        key: IDLE,
        name: IDLE,
        group: IDLE,
        baseSkill,
        modifierName,
        maxLevel,
        rp,
        units: [],
        supportsTeam: false,
        effects: [],
      },
    },
    level: 1,
    nature,
    ribbon: 0,
    skillLevel: 1,
    subskills: [],
    ingredients: [],
  };
}
