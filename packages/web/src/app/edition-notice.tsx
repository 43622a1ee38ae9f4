// Says once on this device that the player's Pokémon are from a newer version of the game: on the first page with figures, until the player leaves it.
import { type EditionId, NEWEST_EDITION } from '@oversleep/game';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { editionChosen, editionName } from '../parts/words/wording.ts';
import { useAppState, useCreatures, useUser } from '../state/context.ts';
import { boxOf } from '../state/data/data.ts';
import { needsNewestEdition, useEditionSwitch } from '../state/page/edition-switch.ts';
import { Banner } from '../ui/feedback/banner.tsx';

const t = messages('shell');

export function EditionNotice() {
  const edition = useUser((user) => user.edition);
  const isKnown = useUser((user) => user.newerSuggested);
  const creatures = useCreatures((state) => state.creatures);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shownFor, setShownFor] = useState<{ readonly path: string; readonly edition: EditionId }>();
  const isOld = useMemo(() => needsNewestEdition(edition, boxOf(creatures)), [edition, creatures]);
  if (isOld && !isKnown && !shownFor) setShownFor({ path, edition });
  if (shownFor?.path !== path || shownFor.edition !== edition) return null;
  return <Notice edition={edition} onDismiss={() => setShownFor({ path: '', edition })} />;
}

function Notice({ edition, onDismiss }: { readonly edition: EditionId; readonly onDismiss: () => void }) {
  const { settings } = useAppState();
  const switchTo = useEditionSwitch();
  useEffect(() => settings.noteNewer(), [settings]);
  return (
    <Banner
      kind="info"
      compact
      what={t('edition.notice', { month: editionName(edition) })}
      why={t('edition.noticeHint')}
      action={{
        label: t('edition.switch', { month: editionName(NEWEST_EDITION) }),
        onAction: () => {
          onDismiss();
          switchTo(NEWEST_EDITION, editionChosen(NEWEST_EDITION));
        },
      }}
      onDismiss={onDismiss}
    />
  );
}
