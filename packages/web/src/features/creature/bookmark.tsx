// The bookmark that keeps a creature in the Pokébox. For guests it says why it does not.
import type { Creature } from '@oversleep/game';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import * as styles from './bookmark.module.css';

interface BookmarkProps {
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function Bookmark({ draft, onChange }: BookmarkProps) {
  const isIn = useUser(isLoggedIn);
  // Counted, so that every press shakes it anew.
  const [nudges, setNudges] = useState(0);
  const press = () => (isIn ? onChange({ ...draft, saved: !draft.saved }) : setNudges(nudges + 1));
  const isSaved = draft.saved && isIn;
  return (
    <>
      <span key={nudges} className={styles.bookmark} data-nudge={nudges > 0} data-saved={isSaved}>
        <IconButton
          label={isSaved ? 'In the Pokébox' : 'Save to Pokébox'}
          pressed={isSaved}
          aria-disabled={!isIn}
          icon={
            isSaved ? (
              <IconBookmarkFilled size={24} aria-hidden="true" />
            ) : (
              <IconBookmark size={24} aria-hidden="true" />
            )
          }
          onClick={press}
        />
      </span>
      {nudges > 0 && !isIn && (
        <div className={styles.why} data-ui="bookmark-why" role="status">
          Please log in to save Pokémon to your Pokébox
          <Button small variant="quiet" onClick={promptLogin}>
            Log in
          </Button>
        </div>
      )}
    </>
  );
}
