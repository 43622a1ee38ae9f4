// Why a member is as fast as it is and carries as much as it does: exact, from the rules of the game.
import {
  carrySize,
  gameOf,
  hasSubskill,
  helpInterval,
  intervalFactor,
  levelFactor,
  natureFactor,
  ribbonFactor,
  speedFactor,
  subskillSum,
} from '@oversleep/game';
import type { Explanation } from '../../../parts/figures/explanation.ts';
import { stepsOfFactors, withoutIdle } from '../../../parts/figures/waterfall.ts';
import { minutesText } from '../../../parts/words/wording.ts';
import { type MemberContext, nameOf, othersOf, type ResultContext } from '../results/result-context.ts';

const clockText = (seconds: number): string => minutesText(Math.round(Math.abs(seconds)));

/** Of the plain species, without what an expert island does. */
const plainSpecies = ({ question }: ResultContext, { build }: MemberContext) =>
  gameOf(question.edition).species.get(build.species.name);

export function explainInterval(context: ResultContext, member: MemberContext): Explanation {
  const { game, settings } = context;
  const { build } = member;
  const plain = plainSpecies(context, member).frequency;
  const bonuses = othersOf(context, member).filter((other) => hasSubskill(other.build, 'HELPING_BONUS')).length;
  const interval = helpInterval(game, build, { camp: settings.camp, otherHelpingBonus: bonuses });
  const best = intervalFactor(game, game.rules.speedBrackets[0]?.from ?? 100);
  const steps = stepsOfFactors({ key: 'base', label: build.species.displayName, adds: plain }, [
    { key: 'level', label: `Level ${build.level}`, times: levelFactor(game, build.level) },
    { key: 'nature', label: `Nature ${build.nature.name}`, times: natureFactor(build.nature) },
    { key: 'subskills', label: 'Subskills and Helping Bonus', times: speedFactor(game, build, bonuses) },
    { key: 'ribbon', label: 'Ribbon', times: ribbonFactor(game, build) },
    { key: 'camp', label: 'Camp', times: settings.camp ? 1 / game.rules.camp.speed : 1 },
    { key: 'event', label: 'Island and event', times: build.species.frequency / plain },
    { key: 'energy', label: 'Full of energy', words: `× ${best}`, times: best },
  ]);
  return {
    title: `the speed of ${nameOf(member)}`,
    unit: 'From help to help, at its best',
    format: clockText,
    total: interval * best,
    accounts: [{ steps: withoutIdle(steps) }],
    notes: ['Minutes and seconds. The less energy, the longer it takes.'],
  };
}

export function explainCarry(context: ResultContext, member: MemberContext): Explanation {
  const { game, settings } = context;
  const { build, figures } = member;
  const { species, ribbon } = build;
  const without = carrySize(game, build, false);
  const plain = carrySize(game, { ...build, species: plainSpecies(context, member) }, false);
  return {
    title: `the bag of ${nameOf(member)}`,
    unit: 'Carry limit',
    total: figures.advanced.carrySize,
    accounts: [
      {
        steps: withoutIdle([
          { key: 'base', label: species.displayName, adds: species.carrySize },
          { key: 'evolutions', label: 'Evolutions', adds: game.rules.carryPerEvolution * species.previousEvolutions },
          { key: 'subskills', label: 'From subskills', adds: subskillSum(build, 'carrySlots') },
          { key: 'ribbon', label: 'From ribbon', adds: game.ribbons[ribbon]?.carry ?? 0 },
          { key: 'event', label: 'Island and event', adds: without - plain },
          {
            key: 'camp',
            label: 'Camp',
            words: settings.camp ? `× ${game.rules.camp.carry}, rounded up` : undefined,
            adds: figures.advanced.carrySize - without,
          },
        ]),
      },
    ],
  };
}
