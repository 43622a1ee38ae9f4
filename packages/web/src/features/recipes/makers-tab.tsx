// Who makes what goes into the dish: own ones first, then everybody who could.
import {
  type Creature,
  DEFAULT_LEVEL,
  displayNameOf,
  type Game,
  type IngredientSet,
  type Recipe,
} from '@oversleep/game';
import { useMemo, useState } from 'react';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useCreatures } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dailyWords, ownMakers, slotWords, speciesMakers } from './makers.ts';
import * as styles from './recipe-dialog.module.css';

interface MakersTabProps {
  readonly game: Game;
  readonly recipe: Recipe;
}

export function MakersTab({ game, recipe }: MakersTabProps) {
  const creatures = useCreatures((state) => state.creatures);
  const own = useMemo(() => Object.values(creatures), [creatures]);
  return (
    <div className={styles.makers}>
      <p className={styles.recipeDishQuiet}>
        Amounts of a day are those of their own helps, well rested. Who is not yours yet is taken at level{' '}
        {DEFAULT_LEVEL} with nothing that speeds it up.
      </p>
      {recipe.ingredients.map((set) => (
        <Makers key={set.ingredient.key} game={game} set={set} own={own} />
      ))}
    </div>
  );
}

interface MakersProps {
  readonly game: Game;
  readonly set: IngredientSet;
  readonly own: readonly Creature[];
}

/** Species that are shown before somebody asks for all. */
const FEW = 6;

function Makers({ game, set: { ingredient, amount }, own }: MakersProps) {
  const [isAll, setAll] = useState(false);
  const mine = useMemo(() => ownMakers(game, ingredient, own), [game, ingredient, own]);
  const others = useMemo(() => speciesMakers(game, ingredient), [game, ingredient]);
  return (
    <section className={styles.makersSection} aria-label={ingredient.longName}>
      <h3 className={styles.makersTitle}>
        <IngredientPicture ingredient={ingredient} size={32} decorative /> {amount} {ingredient.longName}
      </h3>
      <h4 className={styles.makersOf}>Yours</h4>
      {mine.length === 0 ? (
        <p className={styles.recipeDishQuiet}>None of yours brings it yet.</p>
      ) : (
        <ul className={styles.makersList}>
          {mine.map(({ creature, species, amounts, perDay }) => (
            <li key={creature.externalId}>
              <Portrait species={species} size={40} shiny={creature.shiny} decorative />
              <span>
                {displayNameOf(creature)}
                <span className={styles.makersFacts}>
                  {dailyWords(perDay)} · Level {creature.level}, {amounts.join(' + ')} a drop
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <h4 className={styles.makersOf}>Who could</h4>
      <ul className={styles.makersList}>
        {(isAll ? others : others.slice(0, FEW)).map(({ species, slots, perDay }) => (
          <li key={species.name}>
            <Portrait species={species} size={40} decorative />
            <span>
              {species.displayName}
              <span className={styles.makersFacts}>
                {dailyWords(perDay)} · {slotWords(game, slots)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {others.length > FEW && (
        <Button small variant="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${others.length}`}
        </Button>
      )}
    </section>
  );
}
