// Average yield of one skill trigger, as a list of sums that can be added and split.
import {
  amountAt,
  copiedSkill,
  type Effect,
  effectiveSkillLevel,
  type Game,
  type MainSkill,
  skillPool,
} from '@oversleep/game';
import { ingredientKinds } from '../loop/operations.ts';
import { chargedPerRun } from '../loop/programs.ts';
import type { TeamMember } from '../request.ts';

/** Indices into the sums; ingredients by kind follow. */
export const Sum = {
  strength: 0,
  energySelf: 1,
  energyEveryone: 2,
  energyChosen: 3,
  energyDrained: 4,
  helpsEveryone: 5,
  helpsChosen: 6,
  triesChosen: 7,
  pot: 8,
  tasty: 9,
  berriesSelf: 10,
  berriesOthers: 11,
  zone: 12,
  shards: 13,
  ingredients: 14,
} as const;

export type SkillSums = Float64Array;

/** What a member's skill depends on in its team. */
export interface Teammates {
  /** Different species that share its berry, itself included. */
  readonly relatives: number;
  readonly others: readonly TeamMember[];
}

/** Sums of the member's own skill; copying skills are averaged over what they can become. */
export function skillSums(game: Game, member: TeamMember, teammates: Teammates): SkillSums {
  const { skill } = member.build.species;
  const sums = new Float64Array(Sum.ingredients + game.ingredients.rows.length);
  const become = becomes(game, skill, teammates);
  if (become.length === 0) addSkill(sums, game, member, skill, teammates, 1, false);
  else for (const next of become) addSkill(sums, game, member, next, teammates, 1 / become.length, true);
  return sums;
}

/** Whether it gives or takes energy, or triggers skills. */
export const touchesMembers = (sums: SkillSums): boolean =>
  sums[Sum.energySelf] !== 0 ||
  sums[Sum.energyEveryone] !== 0 ||
  sums[Sum.energyChosen] !== 0 ||
  sums[Sum.energyDrained] !== 0 ||
  sums[Sum.triesChosen] !== 0;

/** Whether the skill depends on teammates beyond the number of relatives. */
export const dependsOnTeammates = ({ copies, effects }: MainSkill): boolean =>
  copies?.from === 'team' || effects.some(({ when }) => when !== undefined);

function becomes(game: Game, skill: MainSkill, { others }: Teammates): readonly MainSkill[] {
  if (!skill.copies) return [];
  const plain = (list: readonly MainSkill[]) => list.filter(({ copies }) => !copies);
  if (skill.copies.from === 'skills') return plain(skillPool(game, skill));
  const fallback = game.skills.get(skill.copies.fallback);
  if (others.length === 0) return [fallback];
  return others
    .map(({ build }) => copiedSkill(game, skill, build.species.skill))
    .map((one) => (one.copies ? fallback : one));
}

function addSkill(
  sums: SkillSums,
  game: Game,
  member: TeamMember,
  skill: MainSkill,
  teammates: Teammates,
  share: number,
  copied: boolean,
): void {
  const level = effectiveSkillLevel(member.build);
  const firstIngredient = member.build.ingredients[0]?.ingredient.key;
  const context = { species: teammates.relatives, ...(firstIngredient ? { firstIngredient } : {}) };
  const targets = skill.targeting?.members ?? 1;
  for (const effect of skill.effects) {
    if (!hasPartner(effect, teammates)) continue;
    const chance = effect.chance ?? (effect.weight === undefined ? 1 : effect.weight / 100);
    const charged = effect.amount.by === 'stored' ? effect.amount : undefined;
    let amount: number;
    if (!charged) amount = amountAt(effect.amount, level, context);
    else if (copied) amount = atLevel(charged.copied, level) ?? 0;
    else
      amount = chargedPerRun({ charges: atLevel(charged.values, level) ?? [], releaseChance: charged.releaseChance });
    addEffect(sums, game, member, effect, amount * chance * share, targets);
  }
}

const atLevel = <T>(list: readonly T[], level: number): T | undefined => list[Math.min(level, list.length) - 1];

function hasPartner({ when }: Effect, { others }: Teammates): boolean {
  if (!when) return true;
  const { partner } = when;
  return others.some(({ build: { species } }) =>
    'skills' in partner ? partner.skills.includes(species.skill.key) : partner.species.includes(species.name),
  );
}

function addEffect(
  sums: SkillSums,
  game: Game,
  member: TeamMember,
  effect: Effect,
  mean: number,
  targets: number,
): void {
  const put = (place: number, amount: number) => {
    sums[place] = (sums[place] ?? 0) + amount;
  };
  if (effect.unit === 'ingredients') {
    const kinds = ingredientKinds(game.ingredients.rows, member, effect.ingredient);
    for (const kind of kinds) put(Sum.ingredients + kind, mean / kinds.length);
    return;
  }
  const place = placeOf(effect);
  if (place !== undefined) put(place, mean * (effect.to === 'chosen' ? targets : 1) * (SHARES.has(place) ? 0.01 : 1));
}

/** Percentages that are counted as fractions. */
const SHARES: ReadonlySet<number> = new Set([Sum.tasty, Sum.zone]);

/** Undefined for units that no goal uses. */
function placeOf({ unit, to }: Effect): number | undefined {
  switch (unit) {
    case 'strength':
      return Sum.strength;
    case 'energy':
      if (to === 'self') return Sum.energySelf;
      if (to === 'everyone') return Sum.energyEveryone;
      return to === 'chosen' ? Sum.energyChosen : Sum.energyDrained;
    case 'helps':
      return to === 'everyone' ? Sum.helpsEveryone : Sum.helpsChosen;
    case 'skillHelps':
      return Sum.triesChosen;
    case 'potSize':
      return Sum.pot;
    case 'tastyChance':
      return Sum.tasty;
    case 'berries':
      return to === 'others' ? Sum.berriesOthers : Sum.berriesSelf;
    case 'berryZone':
      return Sum.zone;
    case 'dreamShards':
      return Sum.shards;
    default:
      return undefined;
  }
}
