// Chooses the game version that all calculations use.
import { EDITIONS, type EditionId, type Game, gameOf, potBounds } from '@oversleep/game';
import { IconCalendarStats } from '@tabler/icons-react';
import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';
import * as styles from './edition-card.module.css';

const t = messages('settings');

/** What a game version contains, in a few lines, for choosing between them. */
function editionFacts(game: Game): readonly string[] {
  const { species, recipes, ingredients, islands, rules } = game;
  return [
    t('edition.species', { count: species.rows.length, level: rules.maxLevel }),
    t('edition.recipes', { count: recipes.rows.length, level: rules.maxRecipeLevel }),
    t('edition.places', { ingredients: ingredients.rows.length, islands: islands.rows.length }),
    t('edition.limits', { pot: potBounds(game).max, bonus: rules.areaBonus.max }),
  ];
}

export function EditionCard() {
  const { settings } = useAppState();
  const chosen = useUser((user) => user.edition);
  const saving = useSaving('setting:edition');
  const name = useId();
  const choose = (edition: EditionId) => {
    settings.setEdition(edition);
    saving.noteChange();
  };
  return (
    <SettingsCard
      icon={<IconCalendarStats aria-hidden="true" />}
      title={t('edition.title')}
      aside={<SaveLine saving={saving} />}
    >
      <Text tone="muted" breaks="pretty">
        {t('edition.text')}
      </Text>
      <div className={styles.editions} role="radiogroup" aria-label={t('edition.title')}>
        {EDITIONS.map((edition) => (
          <Grid as="label" key={edition} className={styles.edition} gap={1} gapX={3} columns="auto-wide" align="center">
            <input
              type="radio"
              name={name}
              checked={edition === chosen}
              aria-labelledby={`${name}-${edition}`}
              aria-describedby={`${name}-${edition}-facts`}
              onChange={() => choose(edition)}
            />
            <span id={`${name}-${edition}`} className={styles.editionName}>
              {editionName(edition)}
            </span>
            <Stack as="span" id={`${name}-${edition}-facts`} className={styles.editionFacts} tone="muted" size="label">
              {editionFacts(gameOf(edition)).map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </Stack>
          </Grid>
        ))}
      </div>
    </SettingsCard>
  );
}
