// Links to the page where recipe levels are set.
import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

const t = messages('settings');

export function RecipeCard() {
  return (
    <SettingsCard icon={<IconChefHat aria-hidden="true" />} title={t('recipes.title')}>
      <Text tone="muted" breaks="pretty">
        {t('recipes.text')}
      </Text>
      <Link to="/recipes" {...buttonLook()}>
        {t('recipes.open')}
      </Link>
    </SettingsCard>
  );
}
