// Says once on this device which game the figures are for; it goes when it was read or another game was chosen.
import { NEWEST_EDITION } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import { editionChosen, editionName, shortEditionName } from '../parts/words/wording.ts';
import { useAppState, useUser } from '../state/context.ts';
import { useEditionSwitch } from '../state/page/edition-switch.ts';
import { Banner } from '../ui/feedback/banner.tsx';

const t = messages('shell');

export function EditionNotice() {
  const { settings } = useAppState();
  const edition = useUser((user) => user.edition);
  const isDismissed = useUser((user) => user.editionTold);
  const switchTo = useEditionSwitch();
  if (isDismissed) return null;
  return (
    <Banner
      kind="info"
      what={t('edition.notice', { month: editionName(edition) })}
      why={t('edition.noticeHint', { month: shortEditionName(edition) })}
      {...(NEWEST_EDITION === edition
        ? {}
        : {
            action: {
              label: t('edition.switchTo', { month: editionName(NEWEST_EDITION) }),
              onAction: () => switchTo(NEWEST_EDITION, editionChosen(NEWEST_EDITION)),
            },
          })}
      onDismiss={settings.noteEdition}
    />
  );
}
