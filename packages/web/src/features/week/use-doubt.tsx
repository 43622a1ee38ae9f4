// Asks for confirmation if a Strength is lower than the previous one: Snorlax never gets weaker within a week.
import { type ReactNode, type RefObject, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import * as styles from './week.module.css';

const t = messages('week');

export interface StrengthDoubt {
  /** The question, while it is asked. */
  readonly question: ReactNode;
  /** Saves at once, or asks first if the Strength is lower. */
  readonly ask: (strength: number) => void;
  readonly forget: () => void;
}

/** `before`: the last known Strength; null if there is none. */
export function useDoubt(
  before: number | null,
  form: RefObject<HTMLFormElement | null>,
  onSave: (strength: number) => void,
): StrengthDoubt {
  const [doubted, setDoubted] = useState<number>();
  const forget = () => setDoubted(undefined);
  const fix = () => {
    forget();
    form.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  };
  const save = (strength: number) => {
    forget();
    onSave(strength);
  };
  const isLower = (strength: number) => before !== null && strength > 0 && strength < before;
  return {
    ask: (strength) => (isLower(strength) ? setDoubted(strength) : save(strength)),
    forget,
    question: doubted !== undefined && before !== null && (
      <div className={styles.doubt} role="alert">
        <p>{t('log.lower', { strength: countText(before) })}</p>
        <Button small onClick={() => save(doubted)}>
          {t('log.saveAnyway')}
        </Button>
        <Button small onClick={fix}>
          {t('log.fix')}
        </Button>
      </div>
    ),
  };
}
