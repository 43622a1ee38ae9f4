// Explains helping frequency and carry limit of a member, exactly, from the rules of the game.
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
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import type { Explanation } from '../../../parts/figures/explanation.ts';
import { stepsOfFactors, withoutIdle } from '../../../parts/figures/waterfall.ts';
import { minutesText } from '../../../parts/words/wording.ts';
import { type MemberContext, memberName, othersOf, type TeamReport } from '../results/team-report.ts';

const t = messages('calculatorMembers');

const clockText = (seconds: number): string => minutesText(Math.round(Math.abs(seconds)));

/** The species without the rules of an expert island. */
const plainSpecies = ({ question }: TeamReport, { build }: MemberContext) =>
  gameOf(question.edition).species.get(build.species.name);

export function explainInterval(context: TeamReport, member: MemberContext): Explanation {
  const { game, settings } = context;
  const { build } = member;
  const plain = plainSpecies(context, member).frequency;
  const bonuses = othersOf(context, member).filter((other) => hasSubskill(other.build, 'HELPING_BONUS')).length;
  const interval = helpInterval(game, build, { camp: settings.camp, otherHelpingBonus: bonuses });
  const best = intervalFactor(game, game.rules.speedBrackets[0]?.from ?? 100);
  const steps = stepsOfFactors({ key: 'base', label: nameOf('species', build.species), adds: plain }, [
    { key: 'level', label: t('speed.level', { level: build.level }), times: levelFactor(game, build.level) },
    {
      key: 'nature',
      label: t('speed.nature', { nature: nameOf('natures', build.nature) }),
      times: natureFactor(build.nature),
    },
    { key: 'subskills', label: t('speed.subskills'), times: speedFactor(game, build, bonuses) },
    { key: 'ribbon', label: t('speed.ribbon'), times: ribbonFactor(game, build) },
    { key: 'camp', label: t('speed.camp'), times: settings.camp ? 1 / game.rules.camp.speed : 1 },
    { key: 'event', label: t('speed.event'), times: build.species.frequency / plain },
    { key: 'energy', label: t('speed.energy'), words: t('speed.times', { factor: best }), times: best },
  ]);
  return {
    title: t('speed.title', { name: memberName(member) }),
    unit: t('speed.unit'),
    format: clockText,
    total: interval * best,
    accounts: [{ steps: withoutIdle(steps) }],
    notes: [t('speed.note')],
  };
}

export function explainCarry(context: TeamReport, member: MemberContext): Explanation {
  const { game, settings } = context;
  const { build, figures } = member;
  const { species, ribbon } = build;
  const without = carrySize(game, build, false);
  const plain = carrySize(game, { ...build, species: plainSpecies(context, member) }, false);
  return {
    title: t('carry.title', { name: memberName(member) }),
    unit: t('carry.unit'),
    total: figures.advanced.carrySize,
    accounts: [
      {
        steps: withoutIdle([
          { key: 'base', label: nameOf('species', species), adds: species.carrySize },
          {
            key: 'evolutions',
            label: t('carry.evolutions'),
            adds: game.rules.carryPerEvolution * species.previousEvolutions,
          },
          { key: 'subskills', label: t('carry.subskills'), adds: subskillSum(build, 'carrySlots') },
          { key: 'ribbon', label: t('carry.ribbon'), adds: game.ribbons[ribbon]?.carry ?? 0 },
          { key: 'event', label: t('carry.event'), adds: without - plain },
          {
            key: 'camp',
            label: t('carry.camp'),
            words: settings.camp ? t('carry.campTimes', { factor: game.rules.camp.carry }) : undefined,
            adds: figures.advanced.carrySize - without,
          },
        ]),
      },
    ],
  };
}
