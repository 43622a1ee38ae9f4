// What it takes to grow one creature: to a level, and to its next stages.
import { type Creature, evolutionSteps, type Game, MIN_LEVEL } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { APART } from '../../ui/fields/refused-field.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { GrowthFigures } from './growth-figures.tsx';
import { type GrowthWays, growthCost, likelyTarget, stepText, USUAL_WAYS } from './growth-plan.ts';
import { GrowthWaysFields } from './growth-ways.tsx';
import * as styles from './growth-look.module.css';

const t = messages('parts');

interface GrowthCardProps {
  readonly game: Game;
  readonly creature: Creature;
  /** Until the player says otherwise. */
  readonly nights: Pick<GrowthWays, 'score' | 'bonusMembers'>;
  /** The game's day, as 2026-11-16. */
  readonly today: string;
}

export function GrowthCard({ game, creature, nights, today }: GrowthCardProps) {
  const [wanted, setWanted] = useState<number>();
  const [ways, setWays] = useState<GrowthWays>({ ...USUAL_WAYS, ...nights });
  const to = wanted ?? likelyTarget(game, creature.level);
  const steps = evolutionSteps(game, creature);
  return (
    <details className={styles.card} data-ui="growth" {...{ [APART]: true }}>
      <summary>
        <h3>{t('growth.title')}</h3>
      </summary>
      <Stack className={styles.inside} gap={3.5} fit>
        <Grid least={9.5} gap={3} align="start">
          <NumberField
            label={t('growth.target', { level: creature.level })}
            live
            min={MIN_LEVEL}
            max={game.rules.maxLevel}
            value={to}
            onChange={setWanted}
          />
          <GrowthWaysFields ways={ways} onChange={setWays} />
        </Grid>
        {to <= creature.level ? (
          <Text tone="muted" size="note">
            {t('growth.reached')}
          </Text>
        ) : (
          <GrowthFigures cost={growthCost(game, creature, to, ways, today)} score={ways.score} />
        )}
        {steps.length > 0 && (
          <Stack as="ul" className={styles.steps} gap={2} size="label" aria-label={t('growth.evolutions')}>
            {steps.map((step) => (
              <Row as="li" gap={2.5} key={step.into.name}>
                <Portrait species={step.into} size={36} decorative />
                <span>
                  {t.rich('growth.evolution', {
                    name: nameOf('species', step.into),
                    takes: stepText(step),
                    b: (inner) => <b>{inner}</b>,
                  })}
                </span>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </details>
  );
}
