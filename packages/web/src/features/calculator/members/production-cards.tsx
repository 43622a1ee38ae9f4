// What a member makes: berries, ingredients, and the effects of its main skill.

import { DAYS_A_WEEK } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { skillMix } from '../../../parts/figures/skill-mix.ts';
import { SkillWork } from '../../../parts/figures/skill-work.tsx';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { IngredientPicture } from '../../../parts/pictures/ingredient-picture.tsx';
import { UnitIcon } from '../../../parts/pictures/unit-icon.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { procLines, totalLines } from '../../../parts/words/skill-lines.ts';
import { compactText } from '../../../parts/words/wording.ts';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { type MemberContext, othersOf, skillsOf, type TeamReport } from '../results/team-report.ts';
import {
  explainBerries,
  explainBerryStrength,
  explainIngredient,
  explainProcs,
  type TimeUnit,
} from './member-explained.ts';
import { skillUserOf } from './skill-user.ts';
import * as styles from './production-cards.module.css';

const t = messages('calculatorMembers');

interface CardProps {
  readonly context: TeamReport;
  readonly member: MemberContext;
  readonly span: TimeUnit;
}

export function ProductionCards(props: CardProps) {
  return (
    <Grid className={styles.production} gap={3}>
      <BerryCard {...props} />
      <IngredientCard {...props} />
      <SkillCard {...props} />
    </Grid>
  );
}

function BerryCard({ context, member, span }: CardProps) {
  const { produceWithoutSkill, strength } = member.figures;
  const amount = (produceWithoutSkill.berries[0]?.amount ?? 0) * span.factor;
  const error = (member.errors.produceWithoutSkill.berries[0]?.amount ?? 0) * span.factor;
  return (
    <Stack as="section" className={styles.card} gap={2} packed slim pad={3.5} frame="line" fill={2} data-kind="berry">
      <h3>{t('berries.card')}</h3>
      <Row as="p" gap={1} gapX={2} wrap>
        <BerryPicture berry={member.build.species.berry} size={36} />
        <Figure text={`×${amountText(amount)}`} size="large" explanation={explainBerries(context, member, span)} />
        <span className={styles.margin}>{marginText(error)}</span>
      </Row>
      <Row as="p" tone="strength" gap={1} gapX={2} wrap>
        <UnitIcon unit="strength" size={20} />
        <Figure
          text={compactText((strength.berries.total * span.factor) / DAYS_A_WEEK)}
          explanation={explainBerryStrength(context, member, span)}
        />
      </Row>
    </Stack>
  );
}

function IngredientCard({ member, span }: CardProps) {
  const { ingredients } = member.figures.produceWithoutSkill;
  const errors = member.errors.produceWithoutSkill.ingredients;
  return (
    <Stack
      as="section"
      className={styles.card}
      gap={2}
      packed
      slim
      pad={3.5}
      frame="line"
      fill={2}
      data-kind="ingredient"
    >
      <h3>
        <span className={styles.long}>{t('ingredient.card')}</span>
        <span className={styles.short} aria-hidden="true">
          {t('ingredient.cardShort')}
        </span>
      </h3>
      {ingredients.length === 0 && <p className={styles.none}>{t('ingredient.none')}</p>}
      {ingredients.map(({ ingredient, amount }, i) => (
        <Row as="p" key={ingredient.name} gap={1} gapX={2} wrap>
          <IngredientPicture ingredient={ingredient} size={28} />
          <Figure
            text={`×${amountText(amount * span.factor)}`}
            explanation={explainIngredient(member, ingredient.name, span)}
          />
          <span className={styles.margin}>{marginText((errors[i]?.amount ?? 0) * span.factor)}</span>
        </Row>
      ))}
    </Stack>
  );
}

function SkillCard({ context, member, span }: CardProps) {
  const user = skillUserOf(context, member);
  const { ingredients } = member.figures.produceFromSkill;
  const totals = totalLines(user).map((line) => ({
    ...line,
    amount: line.amount * span.factor,
    error: line.error * span.factor,
  }));
  const procs = member.figures.skillProcs * span.factor;
  return (
    <Stack as="section" className={styles.card} gap={2} packed slim pad={3.5} frame="line" fill={2} data-kind="skill">
      <h3>{t('procs.card')}</h3>
      <SkillWork
        skill={user.skill}
        level={user.level}
        procs={
          <>
            {t.rich('procs.count', {
              amount: amountText(procs),
              span: span.span,
              figure: (inner) => <Figure text={inner} size="large" explanation={explainProcs(member, span)} />,
            })}{' '}
            <span className={styles.margin}>{marginText(member.errors.skillProcs * span.factor)}</span>
          </>
        }
        perProc={procLines(user)}
        totals={totals}
        mix={skillMix(context.game, user.skill, skillsOf(othersOf(context, member)))}
      >
        <SkillIngredients sets={ingredients} all={context.game.ingredients.rows.length} factor={span.factor} />
      </SkillWork>
    </Stack>
  );
}

interface SkillIngredientsProps {
  readonly sets: MemberContext['figures']['produceFromSkill']['ingredients'];
  /** How many kinds there are. */
  readonly all: number;
  readonly factor: number;
}

/** One by one, or as "of each" if there is the same amount of every ingredient. */
function SkillIngredients({ sets, all, factor }: SkillIngredientsProps) {
  if (sets.length === 0) return null;
  const least = sets.length === all ? Math.min(...sets.map(({ amount }) => amount)) : 0;
  const rest = sets.filter(({ amount }) => (amount - least) * factor > 0.05);
  return (
    <Row as="ul" gap={1} gapX={3} wrap align="stretch" size="label">
      {least > 0 && (
        <Row as="li" inline gap={1}>
          {t('procs.ofEach', { amount: amountText(least * factor) })}
        </Row>
      )}
      {rest.map(({ ingredient, amount }) => (
        <Row as="li" inline gap={1} key={ingredient.name}>
          <IngredientPicture ingredient={ingredient} size={22} /> {least > 0 && '+'}
          {amountText((amount - least) * factor)}
        </Row>
      ))}
    </Row>
  );
}
