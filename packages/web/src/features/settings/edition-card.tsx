// Chooses the game version that all calculations use.
import { EDITIONS, type EditionId, type Game, gameOf, potBounds } from '@oversleep/game';
import { IconCalendarStats } from '@tabler/icons-react';
import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import { editionName } from '../../parts/words/wording.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { SaveLine } from './save-line.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSaving } from './use-saving.ts';

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
      <Grid least={16} gap={3} wide role="radiogroup" aria-label={t('edition.title')}>
        {EDITIONS.map((edition) => (
          <ChoiceCard
            key={edition}
            name={name}
            title={editionName(edition)}
            isChosen={edition === chosen}
            onChoose={() => choose(edition)}
          >
            {editionFacts(gameOf(edition)).map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </ChoiceCard>
        ))}
      </Grid>
    </SettingsCard>
  );
}
