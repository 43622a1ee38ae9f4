// Every choice of ingredients of a species, with what it is worth.

import type { TierDetails, TierVariant } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBar } from '../../ui/fields/search-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pager } from '../../ui/tables/pager.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { TierMark } from './tier-mark.tsx';
import { speciesName } from './tier-rows.ts';
import { amountText, scoreText } from './tier-words.ts';
import { dishPoints, pageOf, type Synergy, shownVariants, synergiesOf, variantKey } from './variant-list.ts';
import { WeightMark } from './weight-mark.tsx';
import * as styles from './variants.module.css';

const t = messages('tierlist');

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
    <Stack gap={4} fit>
      {details.variants.length > MANY && (
        <Grid least={13.75} gap={3} align="end">
          <SearchBar label={t('variants.search')} value={text} onChange={setText} />
          <SelectField
            label={t('variants.sort')}
            value={lowestFirst ? 'low' : 'high'}
            choices={[
              { value: 'high', label: t('variants.highFirst') },
              { value: 'low', label: t('variants.lowFirst') },
            ]}
            onChange={(order) => setLowestFirst(order === 'low')}
          />
        </Grid>
      )}
      {found.length === 0 ? (
        <EmptyState title={t('variants.none')} words={t('variants.noneText')}>
          <Button variant="primary" onClick={() => setText('')}>
            {t('variants.clear')}
          </Button>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={3} fit>
          {rows.map((variant) => (
            <li key={variantKey(variant)}>
              <Variant game={game} details={details} variant={variant} onChoose={onChoose} />
            </li>
          ))}
        </Stack>
      )}
      {found.length > PAGE_SIZES[0] && (
        <Row gap={3} wrap align="end" justify="between">
          <SelectField
            label={t('variants.pageSize')}
            value={String(size)}
            choices={PAGE_SIZES.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(count) => setSize(Number(count))}
          />
          <Pager label={t('variants.pages')} page={page} pages={pages} onPage={setPage} />
        </Row>
      )}
    </Stack>
  );
}

interface VariantProps extends VariantsProps {
  readonly variant: TierVariant;
}

function Variant({ game, details, variant, onChoose }: VariantProps) {
  const synergies = synergiesOf(variant, details.mates);
  const points = dishPoints(variant);
  return (
    <Card as="article" align="start" fit gap={3} pad={3.5}>
      <Row className={styles.variantHead} wrap>
        <TierMark tier={variant.tier} />
        <IngredientList game={game} ingredients={variant.ingredients} size={28} />
        <Text as="span" className={styles.variantScore} tone="strength" size="head-medium" weight={700}>
          {t.rich('board.score', {
            score: scoreText(variant.score),
            unseen: (inner) => <span className="unseen">{inner}</span>,
          })}
        </Text>
      </Row>
      <Stack as="dl" className={styles.variantFacts} gap={2.5}>
        <div>
          <dt>{t('variants.dishes')}</dt>
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
          <dt>{t('build.perMeal')}</dt>
          <dd>
            <IngredientList game={game} ingredients={variant.production} textOf={amountText} />
          </dd>
        </div>
        {synergies.length > 0 && (
          <div>
            <dt>{t('variants.synergies')}</dt>
            <dd>
              <Synergies game={game} synergies={synergies} />
            </dd>
          </div>
        )}
      </Stack>
      <Button small onClick={() => onChoose(variantKey(variant))}>
        {t('variants.open')}
      </Button>
    </Card>
  );
}

function DishName({ game, recipe }: { readonly game: Game; readonly recipe: string }) {
  const dish = game.recipes.find(recipe);
  if (!dish) return <span>{recipe}</span>;
  return (
    <Row as="span" gap={1.5} inline>
      <DishPicture dish={dish} size={28} decorative /> {nameOf('recipes', dish)}
    </Row>
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
            <Text as="span" tone="muted" size="label">
              {t('variants.synergyDishes', { count: recipes.length })}
            </Text>
          </li>
        );
      })}
      {more > 0 && (
        <Text as="li" tone="muted" size="label">
          {t('variants.moreSynergies', { count: more })}
        </Text>
      )}
    </ul>
  );
}
