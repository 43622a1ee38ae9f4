// Puts a text on the clipboard, and says for two seconds that it did.
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { useFading } from '../feedback/use-fading.ts';
import { Glyph } from '../glyph.tsx';
import { IconButton } from './icon-button.tsx';

const t = messages('shell');

interface CopyButtonProps {
  /** Such as "Copy friend code". */
  readonly label: string;
  readonly text: string;
  readonly onCopied?: () => void;
  /** Some browsers refuse, for instance without a secure connection. */
  readonly onRefused?: () => void;
}

export function CopyButton({ label, text, onCopied, onRefused }: CopyButtonProps) {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');
  const shown = useFading(status);
  const copy = async () => {
    // A second copy within the two seconds is news again.
    setStatus('saving');
    try {
      await navigator.clipboard.writeText(text);
      setStatus('saved');
      onCopied?.();
    } catch {
      setStatus('idle');
      onRefused?.();
    }
  };
  return (
    <>
      <IconButton
        label={shown === 'saved' ? t('ui.copied') : label}
        icon={<Glyph name={shown === 'saved' ? 'check' : 'copy'} />}
        onClick={copy}
      />
      <span className="unseen" role="status">
        {shown === 'saved' ? t('ui.copied') : ''}
      </span>
    </>
  );
}
