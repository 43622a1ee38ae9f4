// What a skill that becomes another one becomes, and how often: every outcome is as likely as any other.
import { copiedSkill, type Game, type MainSkill, skillPool } from '@oversleep/game';

export interface MixedSkill {
  readonly skill: MainSkill;
  /** Of all procs, 0 to 1. */
  readonly share: number;
}

/** Nothing for a skill that stays what it is. `others` are the skills of the teammates, one each. */
export function skillMix(game: Game, skill: MainSkill, others: readonly MainSkill[]): readonly MixedSkill[] {
  const outcomes = outcomesOf(game, skill, others);
  const counts = new Map<MainSkill, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts]
    .map(([outcome, count]) => ({ skill: outcome, share: count / outcomes.length }))
    .sort((a, b) => b.share - a.share || a.skill.name.localeCompare(b.skill.name));
}

function outcomesOf(game: Game, skill: MainSkill, others: readonly MainSkill[]): readonly MainSkill[] {
  const { copies } = skill;
  if (!copies) return [];
  if (copies.from === 'skills') return skillPool(game, skill);
  if (others.length === 0) return [game.skills.get(copies.fallback)];
  return others.map((other) => copiedSkill(game, skill, other));
}
