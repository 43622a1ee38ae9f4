// Stats of a member: RP, ingredients, carry limit, helping frequency, and how day and night differ.
import { buildOf, gameOf } from '@oversleep/game';
import { type ReactNode, Suspense } from 'react';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { PhoneFigures } from '../../../parts/figures/phone-figures.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { countText, minutesText, percentText } from '../../../parts/words/wording.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { MemberContext, TeamReport } from '../results/team-report.ts';
import { explainCarry, explainInterval } from './build-explained.ts';
import { intervalText } from './interval-text.ts';
import * as styles from './member-stats.module.css';

const t = messages('calculatorMembers');

const Sureness = lazyPart(
  () => import('../../../parts/figures/sureness.tsx'),
  (file) => file.Sureness,
);

interface MemberStatsProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
}

export function MemberStats({ context, member }: MemberStatsProps) {
  const { build, figures, creature } = member;
  const plain = gameOf(context.question.edition);
  const { carrySize, maxFrequency, ingredientPercentage, skillPercentage, totalHelps } = figures.advanced;
  return (
    <>
      <PhoneFigures game={plain} build={buildOf(plain, creature)} />
      <Grid as="dl" className={styles.stats} least={7} even gap={2.5} gapX={4}>
        <Fact label={t('stats.level')}>{creature.level}</Fact>
        <Fact label={t('stats.carry')}>
          <Figure text={countText(carrySize)} explanation={explainCarry(context, member)} />
        </Fact>
        <Fact label={t('stats.fastest')}>
          <Figure text={minutesText(Math.round(maxFrequency))} explanation={explainInterval(context, member)} />
        </Fact>
        <Fact label={t('stats.helps')}>
          {amountText(totalHelps)} <small>{marginText(member.errors.advanced.totalHelps)}</small>
        </Fact>
        <Fact label={t('stats.ingredientChance')}>{percentText(ingredientPercentage)}</Fact>
        <Fact label={t('stats.skillChance')}>{percentText(skillPercentage)}</Fact>
        {creature.chosenSkill !== undefined && (
          <Fact label={t('stats.chosenSkill')}>
            {nameOf('skills', context.game.skills.find(creature.chosenSkill) ?? creature.chosenSkill)}
          </Fact>
        )}
        <Fact label={t('stats.ingredients')}>
          <Row as="span" gap={1} gapX={2.5} wrap>
            {slotsOf(context, member).map(({ unlock, ingredient, amount }) => (
              <span key={unlock}>
                {amount} <IngredientPicture ingredient={ingredient} size={24} />
              </span>
            ))}
          </Row>
        </Fact>
      </Grid>
      <Grid least={13} gap={3}>
        <Period member={member} kind="day" />
        <Period member={member} kind="night" />
      </Grid>
      <Suspense fallback={null}>
        <Sureness edition={context.question.edition} species={build.species} />
      </Suspense>
    </>
  );
}

/** Unlocked ingredients with the level that unlocks them. */
const slotsOf = ({ game }: TeamReport, { build }: MemberContext) =>
  build.ingredients.map((set, slot) => ({ unlock: game.rules.ingredientUnlockLevels[slot] ?? slot, ...set }));

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Note as="dt">{label}</Note>
      <Text as="dd" weight={700}>
        {children}
      </Text>
    </div>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;

function Period({ member, kind }: { readonly member: MemberContext; readonly kind: 'day' | 'night' }) {
  const { averageFrequency, averageEnergy, spilledIngredients } = member.figures.advanced[`${kind}Period`];
  const errors = member.errors.advanced[`${kind}Period`];
  const spilled = spilledIngredients.filter(({ amount }) => amount > 0.05);
  return (
    <Stack className={styles.time} corner="tile" gap={1} packed pad={3} size="label" data-kind={kind}>
      <Row as="h4" gap={2}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={SIGNS[kind]} />
        </svg>
        {t(kind === 'day' ? 'stats.day' : 'stats.night')}
      </Row>
      <p>
        {averageFrequency > 0
          ? t.rich('stats.frequency', { time: intervalText(averageFrequency), b: bold })
          : t.rich('stats.noHelps', { b: bold })}
      </p>
      <p>
        {t.rich('stats.energy', { energy: amountText(averageEnergy), b: bold })}{' '}
        <small>{marginText(errors.averageEnergy)}</small>
      </p>
      {spilled.length > 0 && (
        <Row as="p" gap={1} gapX={2.5} wrap>
          {spilled.map(({ ingredient, amount }) => (
            <span key={ingredient.name}>
              {amountText(amount)} <IngredientPicture ingredient={ingredient} size={22} />
            </span>
          ))}{' '}
          {t('stats.spilled')}
        </Row>
      )}
    </Stack>
  );
}

const SIGNS = {
  day: 'M12 7 a5 5 0 1 0 .1 0 M12 1.5 V4 M12 20 V22.5 M1.5 12 H4 M20 12 H22.5 M4.6 4.6 L6.3 6.3 M17.7 17.7 L19.4 19.4 M4.6 19.4 L6.3 17.7 M17.7 6.3 L19.4 4.6',
  night: 'M20 14.5 A8.5 8.5 0 1 1 9.5 4 A7 7 0 0 0 20 14.5 Z',
} as const;
