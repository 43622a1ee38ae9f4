// Where recipe levels are set: on the page of the recipes.

import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

export function RecipeCard() {
  return (
    <SettingsCard icon={<IconChefHat aria-hidden="true" />} title="Recipe bonus">
      <p className={styles.words}>
        A dish grows stronger with its level. The levels of your dishes are set where the dishes are.
      </p>
      <Link to="/recipes" {...buttonLook()}>
        Recipes
      </Link>
    </SettingsCard>
  );
}
