// A difference to the baseline with its sign and how sure it is, never by colour alone.
import { marginOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { sureText } from '../../parts/sharing/share-texts.ts';
import { compactText } from '../../parts/words/wording.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { type Versus, verdictOf } from './versus.ts';
import { changeText, shareText, verdictText } from './versus-words.ts';
import * as styles from './versus-text.module.css';

const t = messages('compare');

const TONES = { better: 'up', worse: 'down', same: undefined, open: undefined } as const;

interface VersusTextProps {
  readonly result: Versus;
  /** Strength of the baseline. */
  readonly base: number;
}

export function VersusText({ result, base }: VersusTextProps) {
  const { difference, error, better } = result;
  const verdict = verdictOf(result);
  const tip = t('versus.tip', {
    change: changeText(difference),
    margin: compactText(marginOf(error)),
    chance: sureText(better),
  });
  return (
    <Tooltip tip={tip}>
      {(describedBy) => (
        <button type="button" className={styles.versus} aria-describedby={describedBy}>
          <Text as="span" tone={TONES[verdict]} weight={700}>
            {shareText(difference, base) || changeText(difference)}
          </Text>
          <Text as="span" size="small">
            {verdictText(result)}
          </Text>
        </button>
      )}
    </Tooltip>
  );
}
