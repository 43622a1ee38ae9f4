// Forgets the screenshots that wait. What was read of them and said about them goes too, so it asks once more.
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

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
      {isAsking ? 'Really forget them?' : label}
    </Button>
  );
}
