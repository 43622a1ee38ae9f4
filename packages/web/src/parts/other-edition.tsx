// Under a search without result: another edition of the game has it, and the way there.
import type { EditionId } from '@oversleep/game';
import { Button } from '../ui/buttons/button.tsx';
import type { Elsewhere } from './words/elsewhere.ts';
import { editionName } from './words/wording.ts';
import * as styles from './other-edition.module.css';

interface OtherEditionProps {
  readonly found: Elsewhere;
  readonly onSwitch: (edition: EditionId) => void;
}

export function OtherEdition({ found: { edition, name }, onSwitch }: OtherEditionProps) {
  return (
    <div className={styles.otherEdition}>
      <p role="status">
        {name} is in the game of {editionName(edition)}.
      </p>
      <Button variant="primary" onClick={() => onSwitch(edition)}>
        Switch to {editionName(edition)}
      </Button>
    </div>
  );
}
