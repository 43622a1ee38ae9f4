// The bookmark that saves a creature to the Pokébox. Guests are informed that it is only saved on their device.

import type { Creature } from '@oversleep/game';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { boxFullText, keptHereText } from '../../../parts/words/box-words.tsx';
import { useCreatures, useUser } from '../../../state/context.ts';
import { boxRoom } from '../../../state/data/data.ts';
import { isLoggedIn } from '../../../state/data/user.ts';
import { promptLogin } from '../../../state/page/login-prompt.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import * as styles from './bookmark.module.css';

const t = messages('creature');

interface Bookmark {
  readonly button: ReactNode;
  /** A message about it, in a line of its own. */
  readonly words: ReactNode;
}

export function useBookmark(draft: Creature, onChange: (draft: Creature) => void): Bookmark {
  const isIn = useUser(isLoggedIn);
  // One that is already in the box may leave it and come back.
  const hasRoom = useCreatures(
    ({ creatures }) => creatures[draft.externalId]?.saved === true || boxRoom(creatures) > 0,
  );
  // Counted, so that every press repeats the animation.
  const [nudges, setNudges] = useState(0);
  const isFull = !draft.saved && !hasRoom;
  const press = () => {
    if (!isIn || isFull) setNudges(nudges + 1);
    if (!isFull) onChange({ ...draft, saved: !draft.saved });
  };
  const words = isFull ? boxFullText() : draft.saved && !isIn ? keptHereText() : undefined;
  const Icon = draft.saved ? IconBookmarkFilled : IconBookmark;
  return {
    button: (
      <Row
        as="span"
        key={nudges}
        className={styles.bookmark}
        inline
        align="stretch"
        data-nudge={nudges > 0}
        data-saved={draft.saved}
      >
        <IconButton
          label={draft.saved ? t('bookmark.saved') : t('bookmark.save')}
          pressed={draft.saved}
          icon={<Icon size={24} aria-hidden="true" />}
          onClick={press}
        />
      </Row>
    ),
    words: nudges > 0 && words !== undefined && (
      <Row gapX={2} justify="end" wrap tone="warning" size="note" data-ui="bookmark-words" role="status">
        {words}
        {!isFull && (
          <Button small variant="quiet" onClick={promptLogin}>
            {t('logIn')}
          </Button>
        )}
      </Row>
    ),
  };
}
