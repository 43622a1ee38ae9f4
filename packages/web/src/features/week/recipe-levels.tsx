// Recipe levels of the planned week: which rise by Sunday.
import { type Game, LAST_RECIPE_EXP_LEVEL } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import { isStopped, type RecipeLevelForecast as Levels, levelText, risingRecipes } from './rising-recipes.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface RecipeLevelsProps {
  readonly game: Game;
  readonly levels: Levels;
}

export function RecipeLevels({ game, levels }: RecipeLevelsProps) {
  return (
    <section aria-label={t('levels.title')}>
      <Disclosure
        heading={2}
        label={t('levels.title')}
        value={t('levels.value', { count: risingRecipes(levels).length })}
      >
        <Rising game={game} levels={levels} />
      </Disclosure>
    </section>
  );
}

function Rising({ game, levels }: { readonly game: Game; readonly levels: Levels }) {
  const rising = risingRecipes(levels);
  return (
    <>
      {rising.length > 0 ? (
        <>
          <Note className={styles.note}>{t('levels.average')}</Note>
          <Row as="ul" className={styles.keep} gap={1.5} gapX={4} wrap align="stretch">
            {rising.map(({ recipe, level, end }) => {
              const row = game.recipes.find(recipe);
              return (
                <Row as="li" key={recipe} gap={1.5}>
                  {row && <DishPicture dish={row} size={26} decorative />}
                  <span>
                    {t.rich('levels.row', {
                      dish: nameOf('recipes', recipe),
                      level: levelText(level),
                      end: levelText(end),
                      b: (inner) => <b>{inner}</b>,
                    })}
                  </span>
                </Row>
              );
            })}
          </Row>
        </>
      ) : (
        <Note className={styles.note}>{t('levels.none')}</Note>
      )}
      {isStopped(game, levels) && (
        <Note className={styles.note}>{t('levels.stopped', { level: LAST_RECIPE_EXP_LEVEL })}</Note>
      )}
    </>
  );
}
