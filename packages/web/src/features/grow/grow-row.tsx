// One Pokémon of the plan: target, cost and gain.
import { evolutionSteps, type Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { GrowthFigures } from '../../parts/growth/growth-figures.tsx';
import { stepText } from '../../parts/growth/growth-plan.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { changeText, isClear, marginText } from '../../parts/words/range-text.ts';
import { countText } from '../../parts/words/wording.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import type { PlannedStep } from './budget.ts';
import type { GrowthGain } from './use-growth-gains.ts';
import { type GrowthTarget, hasWish, type PlannedGrowth } from './wishes.ts';
import * as styles from './grow.module.css';

const t = messages('grow');

interface GrowRowProps {
  readonly game: Game;
  readonly wanted: PlannedGrowth;
  readonly score: number;
  readonly gain: GrowthGain | undefined;
  readonly isWorking: boolean;
  /** Undefined without a budget, null if the budget isn't enough. */
  readonly place: { readonly number: number; readonly step: PlannedStep } | null | undefined;
  readonly onWish: (wish: GrowthTarget) => void;
}

const STAY = '';

export function GrowRow({ game, wanted, score, gain, isWorking, place, onWish }: GrowRowProps) {
  const { creature, wish, step, cost, requiredLevel } = wanted;
  const species = game.species.get(creature.pokemon);
  const steps = evolutionSteps(game, creature);
  const isWished = hasWish(wanted);
  return (
    <Card
      as="li"
      className={styles.row}
      pad={3.5}
      gap={3}
      fit
      aria-label={displayNameOf(creature)}
      data-in={place === undefined ? undefined : place !== null}
    >
      <Row gap={2} gapX={3} wrap>
        {place && (
          <Stack as="span" className={styles.number} middle rigid>
            {place.number}
          </Stack>
        )}
        <Portrait species={species} size={48} shiny={creature.shiny} decorative />
        <Stack className={styles.name} slim breaks="anywhere">
          <b>{displayNameOf(creature)}</b>
          <Text as="span" tone="muted" size="note">
            {t('row.level', { species: nameOf('species', species), level: creature.level })}
          </Text>
        </Stack>
        {isWished && (
          <Row as="p" className={styles.gain} wrap align="baseline">
            {gain ? (
              <>
                <b>{changeText(gain.mean, countText)}</b>{' '}
                <Text as="span" tone="muted" size="note">
                  {marginText(gain.error, countText)}
                </Text>
                <Text as="span" tone="muted" size="note">
                  {gainText(gain)}
                </Text>
              </>
            ) : (
              isWorking && <Skeleton width="5rem" />
            )}
          </Row>
        )}
      </Row>
      <Grid least={9} gap={3} align="start">
        <NumberField
          label={t('row.to')}
          live
          min={Math.min(creature.level, game.rules.maxLevel)}
          max={Math.max(creature.level, game.rules.maxLevel)}
          value={wish.to}
          onChange={(to) => onWish({ ...wish, to })}
        />
        <NumberField
          label={t('row.candies')}
          live
          min={0}
          max={9999}
          value={wish.own}
          onChange={(own) => onWish({ ...wish, own })}
        />
        {steps.length > 0 && (
          <SelectField
            label={t('row.evolve')}
            value={wish.into ?? STAY}
            invalid={requiredLevel !== undefined}
            choices={[
              { value: STAY, label: t('row.stay') },
              ...steps.map(({ into }) => ({ value: into.name, label: nameOf('species', into) })),
            ]}
            onChange={(value) => onWish({ ...wish, into: value === STAY ? null : value })}
          />
        )}
      </Grid>
      {step && requiredLevel !== undefined && (
        <Text tone="warning" size="label" role="status">
          {t('row.tooLow', { name: nameOf('species', step.into), level: requiredLevel })}
        </Text>
      )}
      {wish.to > creature.level && <GrowthFigures cost={cost} score={score} />}
      {step && (
        <p>
          {t.rich('row.becoming', {
            name: nameOf('species', step.into),
            takes: stepText(step),
            b: (inner) => <b>{inner}</b>,
          })}
        </p>
      )}
      {isWished && place === null && (
        <Text tone="warning" size="label">
          {t('row.noRoom')}
        </Text>
      )}
      {place && !place.step.isWhole && (
        <Text tone="warning" size="label">
          {t('row.partly', { level: place.step.level })}
        </Text>
      )}
    </Card>
  );
}

function gainText({ mean, error, where }: GrowthGain): string {
  const clear = isClear(mean, error) ? 'yes' : 'other';
  return typeof where === 'string'
    ? t(`gains.${where}`, { clear })
    : t('gains.instead', { name: where.instead, clear });
}
