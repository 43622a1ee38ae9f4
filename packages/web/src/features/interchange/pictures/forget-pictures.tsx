// Discards the screenshots that wait. Answers about them are lost too, so it asks once more.
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';

const t = messages('interchangePictures');

interface ForgetPicturesProps {
  readonly label: string;
  readonly quiet?: boolean;
  readonly onForget: () => void;
}

export function ForgetPictures({ label, quiet = false, onForget }: ForgetPicturesProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      variant={isAsking ? 'danger' : quiet ? 'quiet' : 'plain'}
      onClick={() => (isAsking ? onForget() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? t('confirm') : label}
    </Button>
  );
}
