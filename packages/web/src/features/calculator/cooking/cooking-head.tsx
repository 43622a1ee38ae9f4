// The week's dishes in strength: all of them, Sunday apart, and how the three types compare.
import { RECIPE_TYPES, type RecipeType } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { ShareBar } from '../../../parts/sharing/share-bar.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { countText, percentText } from '../../../parts/words/wording.ts';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { dishSteps } from '../results/dish-steps.ts';
import type { TeamReport } from '../results/team-report.ts';
import { kitchenSums, type TypeSums } from './kitchen-sums.ts';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

interface CookingHeadProps {
  readonly context: TeamReport;
  readonly type: RecipeType;
}

export function CookingHead({ context, type }: CookingHeadProps) {
  const sums = RECIPE_TYPES.map((one) => kitchenSums(context, one));
  const own = sums.find((one) => one.type === type);
  if (!own) return null;
  const most = Math.max(1, ...sums.map(({ total }) => total));
  return (
    <Row gap={4} gapX={8} wrap align="start">
      <Stack gap={0.5} align="start">
        <Text as="h2" tone="muted" size="lead">
          {t('head.weekly')}
        </Text>
        <Figure
          text={countText(own.total)}
          size="huge"
          colour={`var(--${type})`}
          explanation={{
            title: t(`head.${type}Week`),
            unit: t('head.unit'),
            format: countText,
            total: own.total,
            error: own.error,
            accounts: [{ steps: dishSteps(context, type) }],
          }}
        />
        <Note as="span">{marginText(own.error, countText)}</Note>
        <Row as="p" className={styles.cookingDays} gap={1} gapX={4} wrap align="stretch" weight={700}>
          <span style={{ color: `var(--${type})` }}>{t('head.weekdays', { strength: countText(own.weekdays) })}</span>
          <Text as="span" className={styles.cookingSunday} padX={2} tone="text" corner="pill" data-type={type}>
            {t('head.sunday', { strength: countText(own.sunday) })}
          </Text>
        </Row>
      </Stack>
      <Stack className={styles.cookingTypes} gap={1.5} grow>
        {sums.map((one) => (
          <TypeRow key={one.type} sums={one} most={most} isChosen={one.type === type} />
        ))}
      </Stack>
      <KitchenFacts context={context} type={type} />
    </Row>
  );
}

interface TypeRowProps {
  readonly sums: TypeSums;
  readonly most: number;
  readonly isChosen: boolean;
}

function TypeRow({ sums: { type, weekdays, sunday, total }, most, isChosen }: TypeRowProps) {
  return (
    <Grid className={styles.cookingType} gap={2} align="center" tone="muted" data-chosen={isChosen}>
      <span>
        {isChosen
          ? t.rich('head.chosen', {
              type: t(`types.${type}`),
              unseen: (inner) => <span className="unseen">{inner}</span>,
            })
          : t(`types.${type}`)}
      </span>
      <ShareBar
        label={t('head.typeTotal', { type: t(`types.${type}`), strength: countText(total) })}
        slim
        parts={[
          {
            key: 'week',
            label: t('head.weekdaysName'),
            value: countText(weekdays),
            share: weekdays / most,
            colour: `var(--${type})`,
            text: t('head.weekdaysName'),
          },
          {
            key: 'sun',
            label: t('head.sundayName'),
            value: countText(sunday),
            share: sunday / most,
            colour: `var(--${type}-sunday)`,
            // Too dark a tone for words.
            text: '',
          },
        ]}
      />
      <b>{countText(total)}</b>
    </Grid>
  );
}

function KitchenFacts({ context: { production }, type }: CookingHeadProps) {
  const { cooking } = production;
  if (!cooking) return null;
  const lost = Math.round(cooking[type].lostIngredients);
  const { averageCritChancePerCook, averageCritMultiplierPerCook, averageWeekdayPotSize } = cooking.critInfo;
  return (
    <p className={styles.cookingFacts}>
      {t('head.facts', {
        chance: percentText(averageCritChancePerCook),
        multiplier: averageCritMultiplierPerCook,
        pot: amountText(averageWeekdayPotSize),
      })}{' '}
      {lost > 0 && t('head.lost', { count: lost })}
    </p>
  );
}
