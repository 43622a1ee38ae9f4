// The language of the names of Pokémon on this device.
import { LANGUAGES, nameIn } from '@oversleep/game';
import { IconLanguage } from '@tabler/icons-react';
import { LANGUAGE_CHOICES } from '../../parts/words/language-names.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const EXAMPLES = ['PIKACHU', 'GENGAR'];

export function LanguageCard() {
  const { settings } = useAppState();
  const language = useUser((user) => user.language);
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((known) => known === value);
    if (chosen) settings.setLanguage(chosen);
  };
  return (
    <SettingsCard icon={<IconLanguage aria-hidden="true" />} title="Language of Pokémon names">
      <div className={styles.narrow}>
        <SelectField label="Names in" value={language} choices={LANGUAGE_CHOICES} onChange={choose} />
      </div>
      <p className={styles.fine}>
        For example{' '}
        <span lang={language}>{EXAMPLES.map((species) => nameIn(language, 'species', species)).join(', ')}</span>. The
        search finds names in all languages. Kept on this device.
      </p>
    </SettingsCard>
  );
}
