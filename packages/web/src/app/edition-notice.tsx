// Says once on this device which game the figures are for; it goes when it was read or another game was chosen.
import { EDITIONS } from '@oversleep/game';
import { editionChosen, editionName, shortEditionName } from '../parts/wording.ts';
import { useAppState, useUser } from '../state/context.ts';
import { useEditionSwitch } from '../state/page/edition-switch.ts';
import { Banner } from '../ui/banner.tsx';

export function EditionNotice() {
  const { settings } = useAppState();
  const edition = useUser((user) => user.edition);
  const isTold = useUser((user) => user.editionTold);
  const switchTo = useEditionSwitch();
  const newest = EDITIONS.at(-1);
  if (isTold) return null;
  return (
    <Banner
      kind="info"
      what={`The figures are for the game of ${editionName(edition)}`}
      why={`If yours is another, choose it at the top under “Game of ${shortEditionName(edition)}”.`}
      {...(newest === undefined || newest === edition
        ? {}
        : {
            action: {
              label: `Switch to ${editionName(newest)}`,
              onAction: () => switchTo(newest, editionChosen(newest)),
            },
          })}
      onDismiss={settings.noteEdition}
    />
  );
}
