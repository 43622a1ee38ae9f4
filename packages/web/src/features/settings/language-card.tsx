// The language of the names of Pokémon on this device.
import { LANGUAGES, type Language, nameIn } from '@oversleep/game';
import { IconLanguage } from '@tabler/icons-react';
import { useAppState, useUser } from '../../state/context.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

/** Each in its own words: who looks for it may not read ours. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

const CHOICES = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));
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
        <SelectField label="Names in" value={language} choices={CHOICES} onChange={choose} />
      </div>
      <p className={styles.fine}>
        For example{' '}
        <span lang={language}>{EXAMPLES.map((species) => nameIn(language, 'species', species)).join(', ')}</span>. The
        search finds names in all languages. Kept on this device.
      </p>
    </SettingsCard>
  );
}
