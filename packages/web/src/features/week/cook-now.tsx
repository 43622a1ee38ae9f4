// What to cook now: the planned dish, dishes that are clearly better or worse for Sunday, and what to save.
import type { Game, Meal, RecipeType, Weekday } from '@oversleep/game';
import type { ReactNode } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { chanceText } from '../../parts/sharing/share-texts.ts';
import { changeText, marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import type { WeekAnswer } from '../../sim/week.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note, Panel, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { dayName, dishName, mealName } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

const listText = listFormat();

interface CookNowProps {
  readonly game: Game;
  readonly type: RecipeType;
  readonly answer: WeekAnswer;
  /** Sets a meal to a dish. */
  readonly onCook: (day: Weekday, meal: Meal, dish: string) => void;
}

export function CookNow({ game, type, answer, onCook }: CookNowProps) {
  const [next] = answer.meals;
  const [planned, ...others] = answer.cookNow;
  const kept = Object.entries(answer.keep).filter(([, amount]) => amount > 0);
  const isBest = planned && others.every(({ change }) => change.mean < 0);
  const verdicts = [
    ...(isBest ? [t('cook.best', { count: answer.cookNow.length })] : []),
    ...(planned && kept.length === 0 ? [t('cook.keepNothing')] : []),
  ];
  return (
    <Panel className={styles.panel} pad={4} padX={5} gap={3} fit align="start" aria-label={t('cook.title')}>
      <h2>{t('cook.title')}</h2>
      {next && planned ? (
        <>
          <Note className={styles.note}>
            {t(others.length > 0 ? 'cook.nextWithOthers' : 'cook.next', {
              meal: mealName(next.meal),
              day: dayName(next.day),
            })}
          </Note>
          <Stack as="ol" className={styles.options} gap={2} fit flush>
            <Option game={game} type={type} option={planned} />
            {others.map((option) => (
              <Option key={option.dish} game={game} type={type} option={option}>
                {option.change.mean > 0 && (
                  <Button small onClick={() => onCook(next.day, next.meal, option.dish)}>
                    {t('cook.instead')}
                  </Button>
                )}
              </Option>
            ))}
          </Stack>
        </>
      ) : (
        <Note className={styles.note}>{t('cook.none')}</Note>
      )}
      {verdicts.length > 0 && <Note className={styles.note}>{verdicts.join(' ')}</Note>}
      {kept.length > 0 && (
        <div>
          <h3>{t('cook.keep')}</h3>
          <Row as="ul" className={styles.keep} gap={1.5} gapX={4} wrap align="stretch">
            {kept.map(([name, amount]) => {
              const ingredient = game.ingredients.find(name);
              return (
                <Row as="li" key={name} gap={1.5}>
                  {ingredient && <IngredientPicture ingredient={ingredient} size={26} decorative />}
                  <span>{t.rich('cook.kept', { amount: Math.round(amount), ingredient: name, b: bold })}</span>
                </Row>
              );
            })}
          </Row>
          {answer.saving && (
            <Note className={styles.note}>
              {t('cook.saving', {
                day: dayName(answer.saving.from),
                dishes: listText(new Set(answer.saving.dishes.map((dish) => dishName(game, type, dish)))),
                gain: changeText(answer.saving.gain.mean, countText),
                margin: marginText(answer.saving.gain.error, countText),
              })}
            </Note>
          )}
        </div>
      )}
    </Panel>
  );
}

const bold = (inner: ReactNode) => <b>{inner}</b>;

interface OptionProps {
  readonly game: Game;
  readonly type: RecipeType;
  readonly option: WeekAnswer['cookNow'][number];
  readonly children?: ReactNode;
}

function Option({ game, type, option: { dish, probability, change }, children }: OptionProps) {
  const recipe = game.recipes.find(dish);
  return (
    <li>
      {recipe && <DishPicture dish={recipe} size={44} decorative />}
      <Stack className={styles.optionText} slim>
        <b>{dishName(game, type, dish)}</b>
        {recipe && (
          <Note as="span" className={styles.note}>
            {t('cook.chance', { chance: chanceText(probability) })}
          </Note>
        )}
        {children !== undefined && (
          <Note as="span" className={styles.note}>
            <Text as="b" tone="text">
              {changeText(change.mean, countText)}
            </Text>{' '}
            {marginText(change.error, countText)}
          </Note>
        )}
      </Stack>
      {children}
    </li>
  );
}
