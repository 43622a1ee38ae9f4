// Says once on this device which game version the figures are for: on the first page that shows any, until the player leaves it.
import { NEWEST_EDITION } from '@oversleep/game';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { editionChosen, editionName, shortEditionName } from '../parts/words/wording.ts';
import { useAppState, useUser } from '../state/context.ts';
import { useEditionSwitch } from '../state/page/edition-switch.ts';
import { Banner } from '../ui/feedback/banner.tsx';

const t = messages('shell');

export function EditionNotice() {
  const { settings } = useAppState();
  const edition = useUser((user) => user.edition);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const wasTold = useUser((user) => user.editionTold);
  const [shownFor, setShownFor] = useState(wasTold ? null : { path, edition });
  const switchTo = useEditionSwitch();
  useEffect(() => settings.noteEdition(), [settings]);
  if (shownFor?.path !== path || shownFor.edition !== edition) return null;
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
      onDismiss={() => setShownFor(null)}
    />
  );
}
