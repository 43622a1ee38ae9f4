// Links to the page where recipe levels are set.
import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

export function RecipeCard() {
  return (
    <SettingsCard icon={<IconChefHat aria-hidden="true" />} title={t('recipes.title')}>
      <p className={styles.words}>{t('recipes.text')}</p>
      <Link to="/recipes" {...buttonLook()}>
        {t('recipes.open')}
      </Link>
    </SettingsCard>
  );
}
