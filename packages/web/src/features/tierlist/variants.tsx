// Every choice of ingredients of a species, with what it is worth.
import type { TierDetails, TierVariant } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { TierMark } from './tier-mark.tsx';
import { speciesName } from './tier-rows.ts';
import { amountText, scoreText } from './tier-words.ts';
import { dishPoints, pageOf, type Synergy, shownVariants, synergiesOf, variantKey } from './variant-list.ts';
import { WeightMark } from './weight-mark.tsx';
import * as detailsStyles from './details.module.css';
import * as styles from './variants.module.css';

interface VariantsProps {
  readonly game: Game;
  readonly details: TierDetails;
  readonly onChoose: (key: string) => void;
}

/** With fewer, there is nothing to look for. */
const MANY = 10;
const PAGE_SIZES = [10, 25, 50, 100] as const;

export function Variants({ game, details, onChoose }: VariantsProps) {
  const [text, setText] = useState('');
  const [lowestFirst, setLowestFirst] = useState(false);
  const [size, setSize] = useState(25);
  const [wanted, setPage] = useState(1);
  const found = shownVariants(game, details.variants, text, lowestFirst);
  const { page, pages, rows } = pageOf(found, wanted, size);
  return (
    <div className={styles.variants}>
      {details.variants.length > MANY && (
        <div className={styles.variantsTools}>
          <SearchBar label="Search ingredient" value={text} onChange={setText} />
          <SelectField
            label="Sort by"
            value={lowestFirst ? 'low' : 'high'}
            choices={[
              { value: 'high', label: 'Score, high to low' },
              { value: 'low', label: 'Score, low to high' },
            ]}
            onChange={(order) => setLowestFirst(order === 'low')}
          />
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState title="No variant with these" words="Nobody of this species carries them all at this level.">
          <Button variant="primary" onClick={() => setText('')}>
            Clear search
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.variantsList}>
          {rows.map((variant) => (
            <li key={variantKey(variant)}>
              <Variant game={game} details={details} variant={variant} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {found.length > PAGE_SIZES[0] && (
        <div className={styles.variantsPages}>
          <SelectField
            label="Variants on a page"
            value={String(size)}
            choices={PAGE_SIZES.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(count) => setSize(Number(count))}
          />
          <Pager label="Variants" page={page} pages={pages} onPage={setPage} />
        </div>
      )}
    </div>
  );
}

interface VariantProps extends VariantsProps {
  readonly variant: TierVariant;
}

function Variant({ game, details, variant, onChoose }: VariantProps) {
  const synergies = synergiesOf(variant, details.mates);
  const points = dishPoints(variant);
  return (
    <article className={styles.variant}>
      <div className={styles.variantHead}>
        <TierMark tier={variant.tier} />
        <IngredientList game={game} ingredients={variant.ingredients} size={28} />
        <span className={styles.variantScore}>
          <span className="unseen">Score </span>
          {scoreText(variant.score)}
        </span>
      </div>
      <dl className={styles.variantFacts}>
        <div>
          <dt>Best dishes</dt>
          <dd>
            <ul className={styles.variantDishes}>
              {variant.recipes.map(({ recipe, weight }, i) => (
                <li key={recipe}>
                  <DishName game={game} recipe={recipe} />
                  <b>{scoreText(points[i] ?? 0)}</b>
                  <WeightMark weight={weight} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>Brings to a meal</dt>
          <dd>
            <IngredientList game={game} ingredients={variant.production} textOf={amountText} />
          </dd>
        </div>
        {synergies.length > 0 && (
          <div>
            <dt>Goes well with</dt>
            <dd>
              <Synergies game={game} synergies={synergies} />
            </dd>
          </div>
        )}
      </dl>
      <Button small onClick={() => onChoose(variantKey(variant))}>
        Its dishes and teams
      </Button>
    </article>
  );
}

function DishName({ game, recipe }: { readonly game: Game; readonly recipe: string }) {
  const dish = game.recipes.find(recipe);
  if (!dish) return <span>{recipe}</span>;
  return (
    <span className={styles.tierDishName}>
      <DishPicture dish={dish} size={28} decorative /> {dish.displayName}
    </span>
  );
}

const MOST_SYNERGIES = 3;

function Synergies({ game, synergies }: { readonly game: Game; readonly synergies: readonly Synergy[] }) {
  const language = useUser((user) => user.language);
  const more = synergies.length - MOST_SYNERGIES;
  return (
    <ul className={styles.variantSynergies}>
      {synergies.slice(0, MOST_SYNERGIES).map(({ mate, recipes }) => {
        const species = game.species.find(mate.pokemon);
        return (
          <li key={`${mate.pokemon} ${variantKey(mate)}`}>
            {species && <Portrait species={species} size={32} decorative />}
            <span>{species ? speciesName(language, species) : mate.pokemon}</span>
            <IngredientList game={game} ingredients={mate.ingredients} size={18} />
            <span className={detailsStyles.detailsNote}>
              {recipes.length === 1 ? 'in 1 dish' : `in ${recipes.length} dishes`}
            </span>
          </li>
        );
      })}
      {more > 0 && <li className={detailsStyles.detailsNote}>and {more} more</li>}
    </ul>
  );
}
