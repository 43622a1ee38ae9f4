// Under a search without result: another edition of the game has it, and the way there.
import type { EditionId } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import type { Elsewhere } from './words/elsewhere.ts';
import { editionName } from './words/wording.ts';

const t = messages('parts');

interface OtherEditionProps {
  readonly found: Elsewhere;
  readonly onSwitch: (edition: EditionId) => void;
}

export function OtherEdition({ found: { edition, name }, onSwitch }: OtherEditionProps) {
  return (
    <Stack wide gap={2} align="center" weight={600} textAlign="center">
      <p role="status">{t('otherEdition.found', { name, edition: editionName(edition) })}</p>
      <Button variant="primary" onClick={() => onSwitch(edition)}>
        {t('otherEdition.switch', { edition: editionName(edition) })}
      </Button>
    </Stack>
  );
}
