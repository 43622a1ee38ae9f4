// The week's dishes in strength: all of them, Sunday apart, and how the three types compare.
import { RECIPE_TYPES, type RecipeType } from '@oversleep/game';
import { Figure } from '../../../parts/figures/figure.tsx';
import { ShareBar } from '../../../parts/sharing/share-bar.tsx';
import { amountText, marginText } from '../../../parts/words/range-text.ts';
import { countedText, countText, percentText } from '../../../parts/words/wording.ts';
import { dishSteps } from '../results/dish-steps.ts';
import type { ResultContext } from '../results/result-context.ts';
import { kitchenSums, type TypeSums } from './kitchen-sums.ts';
import * as styles from './cooking.module.css';

interface CookingHeadProps {
  readonly context: ResultContext;
  readonly type: RecipeType;
}

const TYPE_WORDS: Readonly<Record<RecipeType, string>> = { curry: 'Curry', salad: 'Salad', dessert: 'Dessert' };

export function CookingHead({ context, type }: CookingHeadProps) {
  const sums = RECIPE_TYPES.map((one) => kitchenSums(context, one));
  const own = sums.find((one) => one.type === type);
  if (!own) return null;
  const most = Math.max(1, ...sums.map(({ total }) => total));
  return (
    <div className={styles.cookingHead}>
      <div className={styles.cookingNumber}>
        <h2 className={styles.cookingTitle}>Weekly</h2>
        <Figure
          text={countText(own.total)}
          size="huge"
          colour={`var(--${type})`}
          explanation={{
            title: `a week of ${TYPE_WORDS[type].toLowerCase()}`,
            unit: 'Strength per week',
            format: countText,
            total: own.total,
            error: own.error,
            accounts: [{ steps: dishSteps(context, type) }],
          }}
        />
        <span className={styles.cookingMargin}>{marginText(own.error, countText)}</span>
        <p className={styles.cookingDays}>
          <span style={{ color: `var(--${type})` }}>Mon–Sat {countText(own.weekdays)}</span>
          <span className={styles.cookingSunday} data-type={type}>
            Sun {countText(own.sunday)}
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
        {TYPE_WORDS[type]}
        {isChosen && <span className="unseen"> (this week)</span>}
      </span>
      <ShareBar
        label={`${TYPE_WORDS[type]}: ${countText(total)} a week`}
        slim
        parts={[
          {
            key: 'week',
            label: 'Mon–Sat',
            value: countText(weekdays),
            share: weekdays / most,
            colour: `var(--${type})`,
            text: 'Mon–Sat',
          },
          {
            key: 'sun',
            label: 'Sunday',
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
  const { lostIngredients } = cooking[type];
  const { averageCritChancePerCook, averageCritMultiplierPerCook, averageWeekdayPotSize } = cooking.critInfo;
  return (
    <p className={styles.cookingFacts}>
      A dish is extra tasty with a chance of {percentText(averageCritChancePerCook)}, which makes dishes{' '}
      {averageCritMultiplierPerCook.toFixed(2)} times as strong on average. On weekdays the pot holds{' '}
      {amountText(averageWeekdayPotSize)} ingredients.
      {lostIngredients > 0.5 &&
        ` ${countedText(lostIngredients, 'ingredient a week finds', 'ingredients a week find')} no room in the ingredient bag.`}
    </p>
  );
}
