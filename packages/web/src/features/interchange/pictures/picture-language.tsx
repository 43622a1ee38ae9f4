// The game's language in the screenshots: detected once, and chosen here if that was wrong.

import { LANGUAGES } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { LANGUAGE_CHOICES } from '../../../parts/words/language-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

export function PictureLanguage({ job }: { readonly job: ReturnType<typeof usePictureJob> }) {
  const { language, pictures } = job.state;
  const choices =
    language === undefined ? [{ value: '', label: t('language.detect') }, ...LANGUAGE_CHOICES] : LANGUAGE_CHOICES;
  return (
    <div className={styles.language}>
      <SelectField
        label={t('language.label')}
        value={language ?? ''}
        choices={choices}
        onChange={(value) => {
          const chosen = LANGUAGES.find((each) => each === value);
          if (chosen && chosen !== language) void job.setLanguage(chosen);
        }}
      />
      {pictures.length > 0 && <Note size="label">{t('language.note')}</Note>}
    </div>
  );
}

export function HelpLink() {
  return (
    <p>
      <a href="/help/screenshots" target="_blank" rel="noopener">
        {t('help')}
      </a>
    </p>
  );
}
