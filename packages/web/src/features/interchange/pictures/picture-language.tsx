// In which language the game of the screenshots is: guessed once, and chosen here if the guess was wrong.
import { LANGUAGES } from '@oversleep/game';
import { LANGUAGE_CHOICES } from '../../../parts/words/language-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { usePictureJob } from './use-picture-job.ts';
import * as styles from './pictures.module.css';

const GUESS = { value: '', label: 'By the first screenshot' };

export function PictureLanguage({ job }: { readonly job: ReturnType<typeof usePictureJob> }) {
  const { language, pictures } = job.state;
  const choices = language === undefined ? [GUESS, ...LANGUAGE_CHOICES] : LANGUAGE_CHOICES;
  return (
    <div className={styles.language}>
      <SelectField
        label="Language of the game in your screenshots"
        value={language ?? ''}
        choices={choices}
        onChange={(value) => {
          const chosen = LANGUAGES.find((each) => each === value);
          if (chosen && chosen !== language) void job.setLanguage(chosen);
        }}
      />
      {pictures.length > 0 && <p className={styles.note}>With another language all are read again.</p>}
    </div>
  );
}

export function HelpLink() {
  return (
    <p>
      <a href="/help/screenshots" target="_blank" rel="noopener">
        How to take good screenshots
      </a>
    </p>
  );
}
