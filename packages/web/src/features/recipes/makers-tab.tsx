// Pokémon that bring the ingredients of the dish: the player's own, then all species.

import { type Creature, DEFAULT_LEVEL, type Game, type IngredientSet, type Recipe } from '@oversleep/game';
import { useMemo, useState } from 'react';
import { numberFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useCreatures } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { ownMakers, slotWords, speciesMakers } from './makers.ts';
import * as styles from './recipe-dialog.module.css';

const t = messages('recipes');

interface MakersTabProps {
  readonly game: Game;
  readonly recipe: Recipe;
}

export function MakersTab({ game, recipe }: MakersTabProps) {
  const creatures = useCreatures((state) => state.creatures);
  const own = useMemo(() => Object.values(creatures), [creatures]);
  return (
    <Stack fit gap={4}>
      <p className={styles.recipeDishQuiet}>{t('makers.note', { level: DEFAULT_LEVEL })}</p>
      {recipe.ingredients.map((set) => (
        <Makers key={set.ingredient.key} game={game} set={set} own={own} />
      ))}
    </Stack>
  );
}

interface MakersProps {
  readonly game: Game;
  readonly set: IngredientSet;
  readonly own: readonly Creature[];
}

const tenth = numberFormat({ maximumFractionDigits: 1 });

/** Species that are shown at first. */
const FEW = 6;

function Makers({ game, set: { ingredient, amount }, own }: MakersProps) {
  const [isAll, setAll] = useState(false);
  const mine = useMemo(() => ownMakers(game, ingredient, own), [game, ingredient, own]);
  const others = useMemo(() => speciesMakers(game, ingredient), [game, ingredient]);
  return (
    <Stack as="section" gap={2} align="start" aria-label={nameOf('ingredients', ingredient)}>
      <Row as="h3" gap={2} size="head-small">
        <IngredientPicture ingredient={ingredient} size={32} decorative /> {amount} {nameOf('ingredients', ingredient)}
      </Row>
      <Text as="h4" tone="muted">
        {t('makers.own')}
      </Text>
      {mine.length === 0 ? (
        <p className={styles.recipeDishQuiet}>{t('makers.ownNone')}</p>
      ) : (
        <Grid as="ul" least={13.125} even gap={2} wide>
          {mine.map(({ creature, species, amounts, perDay }) => (
            <Row as="li" key={creature.externalId} gap={2.5}>
              <Portrait species={species} size={40} shiny={creature.shiny} decorative />
              <span>
                {displayNameOf(creature)}
                <Text as="span" block tone="muted" size="note">
                  {t('makers.ownFacts', {
                    amount: tenth(perDay),
                    level: creature.level,
                    drops: amounts.join(' + '),
                  })}
                </Text>
              </span>
            </Row>
          ))}
        </Grid>
      )}
      <Text as="h4" tone="muted">
        {t('makers.others')}
      </Text>
      <Grid as="ul" least={13.125} even gap={2} wide>
        {(isAll ? others : others.slice(0, FEW)).map(({ species, slots, perDay }) => (
          <Row as="li" key={species.name} gap={2.5}>
            <Portrait species={species} size={40} decorative />
            <span>
              {nameOf('species', species)}
              <Text as="span" block tone="muted" size="note">
                {t('makers.otherFacts', { amount: tenth(perDay), slots: slotWords(game, slots) })}
              </Text>
            </span>
          </Row>
        ))}
      </Grid>
      {others.length > FEW && (
        <Button small variant="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? t('makers.fewer') : t('makers.all', { count: others.length })}
        </Button>
      )}
    </Stack>
  );
}
