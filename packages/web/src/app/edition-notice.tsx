// Says once on this device which game version the figures are for: on the first page that shows any, until the player leaves it.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { editionName } from '../parts/words/wording.ts';
import { useAppState, useUser } from '../state/context.ts';
import { Banner } from '../ui/feedback/banner.tsx';

const t = messages('shell');

export function EditionNotice() {
  const { settings, dialogs } = useAppState();
  const edition = useUser((user) => user.edition);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isKnown = useUser((user) => user.editionTold);
  const [shownFor, setShownFor] = useState(isKnown ? null : { path, edition });
  useEffect(() => settings.noteEdition(), [settings]);
  if (shownFor?.path !== path || shownFor.edition !== edition) return null;
  return (
    <Banner
      kind="info"
      compact
      what={t('edition.notice', { month: editionName(edition) })}
      why={t('edition.noticeHint')}
      action={{ label: t('edition.setUp'), onAction: dialogs.openGameSetup }}
      onDismiss={() => setShownFor(null)}
    />
  );
}
