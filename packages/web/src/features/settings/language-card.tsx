// The language of Pokémon names on this device.
import { LANGUAGES, nameIn } from '@oversleep/game';
import { IconLanguage } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { LANGUAGE_CHOICES } from '../../parts/words/language-names.ts';
import { useAppState, useUser } from '../../state/context.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.module.css';

const t = messages('settings');

const EXAMPLES = ['PIKACHU', 'GENGAR'];

export function LanguageCard() {
  const { settings } = useAppState();
  const language = useUser((user) => user.language);
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((known) => known === value);
    if (chosen) settings.setLanguage(chosen);
  };
  return (
    <SettingsCard icon={<IconLanguage aria-hidden="true" />} title={t('language.title')}>
      <div className={styles.narrow}>
        <SelectField label={t('language.label')} value={language} choices={LANGUAGE_CHOICES} onChange={choose} />
      </div>
      <Text tone="muted" size="note">
        {t.rich('language.text', {
          names: (inner) => <span lang={language}>{inner}</span>,
          examples: EXAMPLES.map((species) => nameIn(language, 'species', species)).join(', '),
        })}
      </Text>
    </SettingsCard>
  );
}
