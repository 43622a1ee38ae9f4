// Recipe levels of the planned week: which rise by Sunday, and the switch for it.
import { type Game, LAST_RECIPE_EXP_LEVEL, USUAL_POLICY } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { useAppState, useUser } from '../../state/context.ts';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { isStopped, type RecipeLevels as Levels, levelText, risingRecipes } from './rising-recipes.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface RecipeLevelsProps {
  readonly game: Game;
  /** Undefined if the answer was computed with fixed levels. */
  readonly levels: Levels | undefined;
}

export function RecipeLevels({ game, levels }: RecipeLevelsProps) {
  const { settings } = useAppState();
  const policy = useUser((user) => user.policy) ?? USUAL_POLICY;
  return (
    <section className={`panel ${styles.panel}`} aria-label={t('levels.title')}>
      <h2>{t('levels.title')}</h2>
      <Switch
        label={t('levels.rise')}
        note={t('levels.riseNote')}
        checked={policy.recipesLevelUp}
        onChange={(recipesLevelUp) => settings.set('policy', { ...policy, recipesLevelUp })}
      />
      {levels && <Rising game={game} levels={levels} />}
    </section>
  );
}

function Rising({ game, levels }: { readonly game: Game; readonly levels: Levels }) {
  const rising = risingRecipes(levels);
  return (
    <>
      {rising.length > 0 ? (
        <>
          <p className={styles.note}>{t('levels.average')}</p>
          <ul className={styles.keep}>
            {rising.map(({ recipe, level, end }) => {
              const row = game.recipes.find(recipe);
              return (
                <li key={recipe}>
                  {row && <DishPicture dish={row} size={26} decorative />}
                  <span>
                    {t.rich('levels.row', {
                      dish: row?.displayName ?? recipe,
                      level: levelText(level),
                      end: levelText(end),
                      b: (inner) => <b>{inner}</b>,
                    })}
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <p className={styles.note}>{t('levels.none')}</p>
      )}
      {isStopped(game, levels) && (
        <p className={styles.note}>{t('levels.stopped', { level: LAST_RECIPE_EXP_LEVEL })}</p>
      )}
    </>
  );
}
