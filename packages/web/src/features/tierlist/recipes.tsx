// The dishes that a variant is best for, each with the smallest team that cooks it.

import type { TierDetails, TierRecipe, TierVariant } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { ScoreBar } from './score-bar.tsx';
import { SimulateButton } from './simulate-button.tsx';
import { teamBuilds } from './simulated-team.ts';
import { TeamMember } from './team-member.tsx';
import { TierMark } from './tier-mark.tsx';
import { coverageText, scoreText } from './tier-words.ts';
import { dishPoints, pageOf, supportPoints, variantKey } from './variant-list.ts';
import { WeightMark } from './weight-mark.tsx';
import * as detailsStyles from './details.module.css';
import * as styles from './recipes.module.css';

const t = messages('tierlist');

interface RecipesProps {
  readonly game: Game;
  readonly details: TierDetails;
  readonly variant: TierVariant | undefined;
  readonly onChoose: (key: string) => void;
}

export function Recipes({ game, details, variant, onChoose }: RecipesProps) {
  const points = variant ? dishPoints(variant) : [];
  return (
    <Stack gap={4} fit>
      {details.variants.length > 1 && (
        <VariantChoice game={game} variants={details.variants} chosen={variant} onChoose={onChoose} />
      )}
      {variant && variant.recipes.length > 0 ? (
        <Stack as="ul" gap={3} fit>
          {variant.recipes.map((recipe, i) => (
            <li key={recipe.recipe}>
              <Dish game={game} details={details} variant={variant} recipe={recipe} points={points[i] ?? 0} />
            </li>
          ))}
        </Stack>
      ) : (
        <EmptyState title={t('dishes.none')} words={t('dishes.noneText')} />
      )}
    </Stack>
  );
}

interface VariantChoiceProps {
  readonly game: Game;
  readonly variants: readonly TierVariant[];
  readonly chosen: TierVariant | undefined;
  readonly onChoose: (key: string) => void;
}

const CHUNK = 10;

function VariantChoice({ game, variants, chosen, onChoose }: VariantChoiceProps) {
  const place = chosen ? variants.indexOf(chosen) : 0;
  const [wanted, setPage] = useState(Math.floor(place / CHUNK) + 1);
  const { page, pages, from, rows } = pageOf(variants, wanted, CHUNK);
  return (
    <Stack as="fieldset" className={styles.variantChoice} gap={2.5} slim flush>
      <legend>{t('dishes.variant')}</legend>
      <Grid least={9.375} even gap={2}>
        {rows.map((variant) => (
          <button
            key={variantKey(variant)}
            type="button"
            className={detailsStyles.variantChip}
            aria-pressed={variant === chosen}
            onClick={() => onChoose(variantKey(variant))}
          >
            <TierMark tier={variant.tier} />
            <IngredientList game={game} ingredients={variant.ingredients} size={20} />
          </button>
        ))}
      </Grid>
      {pages > 1 && (
        <Row gap={3} wrap justify="between">
          <Text as="span" tone="muted" size="label">
            {t('dishes.showing', { from, to: from + rows.length - 1, count: variants.length })}
          </Text>
          <Pager label={t('dishes.variantPages')} page={page} pages={pages} onPage={setPage} />
        </Row>
      )}
    </Stack>
  );
}

interface DishProps {
  readonly game: Game;
  readonly details: TierDetails;
  readonly variant: TierVariant;
  readonly recipe: TierRecipe;
  /** As they add up with those of its other dishes. */
  readonly points: number;
}

function Dish({ game, details, variant, recipe, points }: DishProps) {
  const dish = game.recipes.find(recipe.recipe);
  const builds = teamBuilds(details, variant, recipe);
  const name = nameOf('recipes', recipe.recipe);
  const support = supportPoints(recipe, points);
  // It joins the reference box, which is the same for all.
  const inRotation = details.scoring === 'rotation';
  return (
    <Card as="article" gap={3} fit pad={3.5}>
      <Row className={styles.tierDishHead} gap={3}>
        {dish && <DishPicture dish={dish} size={56} decorative />}
        <Stack className={styles.tierDishTitle} gap={1} grow slim>
          <h3>{name}</h3>
          {dish && (
            <IngredientList
              game={game}
              ingredients={dish.ingredients.map(({ ingredient, amount }) => ({ name: ingredient.name, amount }))}
            />
          )}
        </Stack>
        {dish && !inRotation && (
          <SimulateButton game={game} dish={dish} level={details.level} camp={details.camp} builds={builds} />
        )}
      </Row>
      <Row as="dl" className={styles.tierDishFacts} gap={2} gapX={8} wrap align="stretch">
        <div>
          <dt>{t('dishes.contribution')}</dt>
          <dd>
            {scoreText(points)} <WeightMark weight={recipe.weight} />
          </dd>
        </div>
        {!inRotation && (
          <div>
            <dt>{t('dishes.coverage')}</dt>
            <dd>{coverageText(recipe.coverage)}</dd>
          </div>
        )}
        {support > 0 && (
          <div>
            <dt>{t('dishes.support')}</dt>
            <dd>{scoreText(support)}</dd>
          </div>
        )}
      </Row>
      <ScoreBar label={t('dishes.points', { dish: name })} recipes={[recipe]} total={points} slim />
      {!inRotation && (
        <div className={styles.tierDishTeam}>
          <h4>{t('dishes.team', { count: builds.length })}</h4>
          <ul>
            {builds.map((build, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same mate may come twice, places do not move
              <li key={place}>
                <TeamMember game={game} build={build} isSelf={place === 0} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
