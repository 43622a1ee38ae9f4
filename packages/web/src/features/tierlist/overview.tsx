// A species of the list at a glance: its rank, the assumed build, and where its points come from.

import type { TierDetails, TierListAnswer } from '@oversleep/contract';
import { type Game, ingredientChoices, type Species } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { minutesText, specialtyName } from '../../parts/words/wording.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { BuildFacts } from './build-facts.tsx';
import { ScoreBar } from './score-bar.tsx';
import { TierMark } from './tier-mark.tsx';
import { changeText, scoreText, sizeText } from './tier-words.ts';
import * as detailsStyles from './details.module.css';
import * as styles from './overview.module.css';

const t = messages('tierlist');

interface OverviewProps {
  readonly game: Game;
  readonly details: TierDetails;
  readonly previous: TierListAnswer['previous'];
}

export function Overview({ game, details, previous }: OverviewProps) {
  const species = game.species.find(details.pokemon);
  const best = details.variants[0];
  return (
    <Stack className={styles.tierOverview} fit>
      <Grid as="dl" className={styles.tierOverviewStanding} gap={2} columns={2}>
        <div>
          <dt>{t('overview.tier')}</dt>
          <dd>
            <TierMark tier={details.tier} />
          </dd>
        </div>
        <div>
          <dt>{t('overview.rank')}</dt>
          <dd className={styles.tierOverviewNumber}>{details.rank}</dd>
        </div>
        <div>
          <dt>{t('overview.score')}</dt>
          <dd className={styles.tierOverviewNumber}>{scoreText(details.score)}</dd>
        </div>
        <div>
          <dt>{t('overview.change')}</dt>
          <dd>{changeText(details.change, previous)}</dd>
        </div>
      </Grid>
      {species && <SpeciesFacts game={game} species={species} details={details} />}
      <Build game={game} details={details} />
      {best && (
        <Stack as="section" className={styles.tierOverviewPoints} gap={2}>
          <h3>{t('overview.points')}</h3>
          <Text tone="muted" size="label">
            {t(details.scoring === 'rotation' ? 'overview.pointsNoteRotation' : 'overview.pointsNote')}
          </Text>
          <ScoreBar label={t('overview.pointsBar')} recipes={best.recipes} total={best.score} />
        </Stack>
      )}
    </Stack>
  );
}

interface SpeciesFactsProps {
  readonly game: Game;
  readonly species: Species;
  readonly details: TierDetails;
}

function SpeciesFacts({ game, species, details }: SpeciesFactsProps) {
  const facts = [
    [t('overview.interval'), minutesText(species.frequency)],
    [t('overview.skill'), nameOf('skills', species.skill)],
    [t('overview.ingredientChance'), t('overview.chance', { percent: species.ingredientPercentage })],
    [t('overview.skillChance'), t('overview.chance', { percent: species.skillPercentage })],
  ] as const;
  return (
    <Stack gap={2.5} align="center">
      <Portrait species={species} size={120} happy={details.tier === 'S'} decorative />
      <Text tone="muted" weight={600}>
        {specialtyName(species.specialty)}
      </Text>
      <dl className={detailsStyles.tierOverviewFacts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Grid as="ul" className={styles.tierOverviewSlots} gap={2} columns={3}>
        {ingredientChoices(species).map((choices, slot) => {
          const unlock = Math.max(1, game.rules.ingredientUnlockLevels[slot] ?? 1);
          return (
            <li key={unlock} data-open={unlock <= details.level}>
              <h3>{t('overview.level', { level: unlock })}</h3>
              <ul>
                {choices.map(({ ingredient, amount }) => (
                  <Row as="li" key={ingredient.key} gap={1} inline size="label" weight={600}>
                    <IngredientPicture ingredient={ingredient} size={24} /> {amount}
                  </Row>
                ))}
              </ul>
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}

function Build({ game, details }: { readonly game: Game; readonly details: TierDetails }) {
  return (
    <Stack as="section" gap={3} packed>
      <h3>{t('overview.build')}</h3>
      <dl className={detailsStyles.tierOverviewFacts}>
        <BuildFacts game={game} nature={details.nature} subskills={details.subskills} />
        <div>
          <dt>{t('overview.skill')}</dt>
          <dd>{t('overview.level', { level: details.skillLevel })}</dd>
        </div>
        <div>
          <dt>{t('overview.carry')}</dt>
          <dd>{details.carrySize}</dd>
        </div>
        <div>
          <dt>{t('overview.ribbon')}</dt>
          <dd>{t('overview.ribbonHours', { hours: game.ribbons[details.ribbon]?.hours ?? 0 })}</dd>
        </div>
        <div>
          <dt>{t('overview.pot')}</dt>
          <dd>{t('overview.potSize', { size: sizeText(details.potSize) })}</dd>
        </div>
        <div>
          <dt>{t('overview.tasty')}</dt>
          <dd>{t('overview.tastyFactor', { factor: details.tastyFactor })}</dd>
        </div>
      </dl>
    </Stack>
  );
}
