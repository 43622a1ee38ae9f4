// Puts a text on the clipboard, and says for two seconds that it did.
import { useState } from 'react';
import { useFading } from '../feedback/use-fading.ts';
import { Glyph } from '../glyph.tsx';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  /** What is copied, such as "friend code". */
  readonly what: string;
  readonly text: string;
  readonly onCopied?: () => void;
  /** Some browsers refuse, for instance without a secure connection. */
  readonly onRefused?: () => void;
}

export function CopyButton({ what, text, onCopied, onRefused }: CopyButtonProps) {
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
        label={shown === 'saved' ? 'Copied' : `Copy ${what}`}
        icon={<Glyph name={shown === 'saved' ? 'check' : 'copy'} />}
        onClick={copy}
      />
      <span className="unseen" role="status">
        {shown === 'saved' ? 'Copied' : ''}
      </span>
    </>
  );
}
