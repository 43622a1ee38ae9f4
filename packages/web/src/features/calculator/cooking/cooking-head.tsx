// The week's dishes in strength: all of them, Sunday apart, and how the three types compare.
import { RECIPE_TYPES, type RecipeType } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Figure } from '../../../parts/figures/figure.tsx';
import { ShareBar } from '../../../parts/sharing/share-bar.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { countText, percentText } from '../../../parts/words/wording.ts';
import { dishSteps } from '../results/dish-steps.ts';
import type { ResultContext } from '../results/result-context.ts';
import { kitchenSums, type TypeSums } from './kitchen-sums.ts';
import * as styles from './cooking.module.css';

const t = messages('calculatorCooking');

interface CookingHeadProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
}

export function CookingHead({ context, type }: CookingHeadProps) {
  const sums = RECIPE_TYPES.map((one) => kitchenSums(context, one));
  const own = sums.find((one) => one.type === type);
  if (!own) return null;
  const most = Math.max(1, ...sums.map(({ total }) => total));
  return (
    <div className={styles.cookingHead}>
      <div className={styles.cookingNumber}>
        <h2 className={styles.cookingTitle}>{t('head.weekly')}</h2>
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
        <span className={styles.cookingMargin}>{marginText(own.error, countText)}</span>
        <p className={styles.cookingDays}>
          <span style={{ color: `var(--${type})` }}>{t('head.weekdays', { strength: countText(own.weekdays) })}</span>
          <span className={styles.cookingSunday} data-type={type}>
            {t('head.sunday', { strength: countText(own.sunday) })}
          </span>
        </p>
      </div>
      <div className={styles.cookingTypes}>
        {sums.map((one) => (
          <TypeRow key={one.type} sums={one} most={most} isChosen={one.type === type} />
        ))}
      </div>
      <KitchenFacts context={context} type={type} />
    </div>
  );
}

interface TypeRowProps {
  readonly sums: TypeSums;
  readonly most: number;
  readonly isChosen: boolean;
}

function TypeRow({ sums: { type, weekdays, sunday, total }, most, isChosen }: TypeRowProps) {
  return (
    <div className={styles.cookingType} data-chosen={isChosen}>
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
    </div>
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
