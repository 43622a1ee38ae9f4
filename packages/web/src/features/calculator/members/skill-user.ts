// A member as the user of its main skill, for the parts that describe what skills do.
import type { SkillUserFigures } from '../../../parts/words/skill-lines.ts';
import { type MemberContext, othersOf, type TeamReport } from '../results/team-report.ts';

export function skillUserOf(context: TeamReport, member: MemberContext): SkillUserFigures {
  const { build, figures, errors, index } = member;
  const others = othersOf(context, member).map((other) => other.build.species);
  const relatives = [build.species, ...others].filter(({ berry }) => berry.name === build.species.berry.name);
  const first = build.ingredients[0]?.ingredient.key;
  return {
    skill: build.species.skill,
    level: figures.skillLevel,
    index,
    figures,
    errors,
    partners: { skills: others.map(({ skill }) => skill.key), species: others.map(({ name }) => name) },
    amounts: {
      species: new Set(relatives.map(({ name }) => name)).size,
      ...(first === undefined ? {} : { firstIngredient: first }),
    },
  };
}
