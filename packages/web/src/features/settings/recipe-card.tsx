// Where recipe levels are set: on the page of the recipes.
import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SettingsCard } from './settings-card.tsx';

export function RecipeCard() {
  return (
    <SettingsCard icon={<IconChefHat aria-hidden="true" />} title="Recipe bonus">
      <p className="settings-words">
        A dish grows stronger with its level. The levels of your dishes are set where the dishes are.
      </p>
      <Link to="/recipes" className="button settings-way">
        Recipes
      </Link>
    </SettingsCard>
  );
}
