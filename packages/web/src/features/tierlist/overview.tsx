// A species of the list at a glance: where it stands, with which build, and where its points come from.
import type { TierDetails, TierListAnswer } from '@oversleep/contract';
import { type Game, ingredientChoices, ribbonLabel, type Species } from '@oversleep/game';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { minutesText, specialtyName } from '../../parts/words/wording.ts';
import { BuildFacts } from './build-facts.tsx';
import { ScoreBar } from './score-bar.tsx';
import { TierMark } from './tier-mark.tsx';
import { changeText, scoreText, sizeText } from './tier-words.ts';
import * as detailsStyles from './details.module.css';
import * as styles from './overview.module.css';

interface OverviewProps {
  readonly game: Game;
  readonly details: TierDetails;
  readonly previous: TierListAnswer['previous'];
}

export function Overview({ game, details, previous }: OverviewProps) {
  const species = game.species.find(details.pokemon);
  const best = details.variants[0];
  return (
    <div className={styles.tierOverview}>
      <dl className={styles.tierOverviewStanding}>
        <div>
          <dt>Tier</dt>
          <dd>
            <TierMark tier={details.tier} />
          </dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd className={styles.tierOverviewNumber}>{details.rank}</dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd className={styles.tierOverviewNumber}>{scoreText(details.score)}</dd>
        </div>
        <div>
          <dt>Rank change</dt>
          <dd>{changeText(details.change, previous)}</dd>
        </div>
      </dl>
      {species && <SpeciesFacts game={game} species={species} details={details} />}
      <Build game={game} details={details} />
      {best && (
        <section className={styles.tierOverviewPoints}>
          <h3>Where the points come from</h3>
          <p className={detailsStyles.detailsNote}>
            The three dishes that its best variant does most for, the first counted one and a half times.
          </p>
          <ScoreBar label="Points of the best variant" recipes={best.recipes} total={best.score} />
        </section>
      )}
    </div>
  );
}

interface SpeciesFactsProps {
  readonly game: Game;
  readonly species: Species;
  readonly details: TierDetails;
}

function SpeciesFacts({ game, species, details }: SpeciesFactsProps) {
  const facts = [
    ['Base help interval', minutesText(species.frequency)],
    ['Main skill', species.skill.name],
    ['Ingredient chance', `${species.ingredientPercentage}%`],
    ['Skill chance', `${species.skillPercentage}%`],
  ] as const;
  return (
    <div className={styles.tierOverviewSpecies}>
      <Portrait species={species} size={120} happy={details.tier === 'S'} decorative />
      <p className={styles.tierOverviewSpecialty}>{specialtyName(species.specialty)}</p>
      <dl className={detailsStyles.tierOverviewFacts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.tierOverviewSlots}>
        {ingredientChoices(species).map((choices, slot) => {
          const unlock = Math.max(1, game.rules.ingredientUnlockLevels[slot] ?? 1);
          return (
            <li key={unlock} data-open={unlock <= details.level}>
              <h3>Level {unlock}</h3>
              <ul>
                {choices.map(({ ingredient, amount }) => (
                  <li key={ingredient.key} className={styles.tierOverviewChoice}>
                    <IngredientPicture ingredient={ingredient} size={24} /> {amount}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Build({ game, details }: { readonly game: Game; readonly details: TierDetails }) {
  return (
    <section className={styles.tierOverviewBuild}>
      <h3>As the list assumes it</h3>
      <dl className={detailsStyles.tierOverviewFacts}>
        <BuildFacts game={game} nature={details.nature} subskills={details.subskills} />
        <div>
          <dt>Main skill</dt>
          <dd>Level {details.skillLevel}</dd>
        </div>
        <div>
          <dt>Carry size</dt>
          <dd>{details.carrySize}</dd>
        </div>
        <div>
          <dt>Ribbon</dt>
          <dd>{ribbonLabel(game, details.ribbon)}</dd>
        </div>
        <div>
          <dt>Pot with it</dt>
          <dd>{sizeText(details.potSize)} ingredients</dd>
        </div>
        <div>
          <dt>Dishes with it</dt>
          <dd>× {details.tastyFactor.toFixed(2)} on average</dd>
        </div>
      </dl>
    </section>
  );
}
