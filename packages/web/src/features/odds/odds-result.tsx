// How likely a wished catch is, and how many catches it takes.
import {
  type Bounds,
  type Game,
  hasKnownIngredients,
  hasMedals,
  inspirationSeedsFor,
  type Species,
  takesInspirationSeeds,
  type WishOdds,
} from '@oversleep/game';
import { countedText, countText } from '../../parts/words/wording.ts';
import { catchesWords, chanceWords, impossibleWords, oneInWords } from './odds-words.ts';
import { isEmpty, type Wish } from './wish.ts';
import * as styles from './odds.module.css';

interface OddsResultProps {
  readonly species: Species;
  readonly wish: Wish;
  readonly odds: WishOdds;
}

export function OddsResult({ species, wish, odds }: OddsResultProps) {
  const medal = hasMedals(species) && wish.medal !== 'none' ? wish.medal : undefined;
  return (
    <section className={styles.result} aria-label="Odds" role="status">
      {isEmpty(wish) ? (
        <p>Choose what you hope for, and see how likely it is.</p>
      ) : odds.all.most === 0 ? (
        <p>{impossibleWords(wish.subskills.length, wish.slots, medal)}</p>
      ) : (
        <Figures all={odds.all} />
      )}
    </section>
  );
}

function Figures({ all }: { readonly all: Bounds }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Chance per catch</dt>
        <dd>
          <b>{chanceWords(all)}</b> {oneInWords(all)}
        </dd>
      </div>
      <div>
        <dt>For a 50% chance</dt>
        <dd>
          <b>{catchesWords(all, 0.5)}</b>
        </dd>
      </div>
      <div>
        <dt>For a 90% chance</dt>
        <dd>
          <b>{catchesWords(all, 0.9)}</b>
        </dd>
      </div>
    </dl>
  );
}

/** What the odds are made of, and what isn't known about them. */
export function OddsNotes({ game, species, wish, odds }: OddsResultProps & { readonly game: Game }) {
  const { all, subskills, nature, ingredients } = odds;
  if (all.most === 0) return null;
  const one = (chance: number): Bounds => ({ least: chance, most: chance });
  const parts = [
    ...(wish.subskills.length > 0 ? [`sub skills ${chanceWords(subskills)}`] : []),
    ...(nature < 1 ? [`nature ${chanceWords(one(nature))}`] : []),
    ...(ingredients < 1 - 1e-9 ? [`ingredients ${chanceWords(one(ingredients))}`] : []),
  ];
  const wished = wish.subskills.length;
  return (
    <>
      {parts.length > 1 && <p className={styles.note}>That’s {parts.join(' × ')}.</p>}
      {wish.seeds > 0 && wished > 0 && (
        <p className={styles.note}>
          A Sub Skill Seed raises one sub skill that’s unlocked. Which one it picks of several isn’t known, so this goes
          from the worst case to the best.
        </p>
      )}
      {ingredients < 1 - 1e-9 && !hasKnownIngredients(species) && (
        <p className={styles.note}>
          How often {species.displayName} has each ingredient isn’t known; all count as equally likely.
        </p>
      )}
      {takesInspirationSeeds(species) && wished > 0 && (
        <p className={styles.note}>
          Or with Inspiration Seeds, which bring a sub skill it doesn’t have yet, all equally likely:{' '}
          {countedText(inspirationSeedsFor(game, wished, 0.5), 'seed')} for a 50% chance of{' '}
          {wished === 1 ? 'this sub skill' : `these ${countText(wished)}`},{' '}
          {countText(inspirationSeedsFor(game, wished, 0.9))} for 90%.
        </p>
      )}
    </>
  );
}
