// What is being looked at: which list, of which game, how old.
import type { TierListAnswer } from '@oversleep/contract';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { dayText, localText } from '../../parts/words/moment.ts';
import { editionName } from '../../parts/words/wording.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import type { TierChoice } from './tier-queries.ts';
import { listName } from './tier-words.ts';
import * as styles from './tier-list.module.css';

interface ListHeadProps {
  readonly choice: TierChoice;
  /** The level in the address. */
  readonly asked: number;
  readonly list: TierListAnswer | undefined;
  readonly onMethod: () => void;
}

export function ListHead({ choice, asked, list, onMethod }: ListHeadProps) {
  return (
    <header className={styles.tierHead}>
      <Ovi className={styles.tierHeadOvi} />
      <div>
        <h1>Cooking tier list</h1>
        <p className={styles.tierHeadWords}>
          {listName(choice)}, in the game of {editionName(choice.edition)}.{' '}
          {asked !== choice.level && <b>There is no list for level {asked}. </b>}
          {list && (
            <>
              Computed on{' '}
              <time dateTime={list.computedAt} title={localText(list.computedAt)}>
                {dayText(list.computedAt)}
              </time>
              .
            </>
          )}
        </p>
      </div>
      <Link to="/best" {...buttonLook({ variant: 'quiet' })}>
        <IconSparkles size={20} aria-hidden="true" /> Best team out of mine
      </Link>
      {list && (
        <Button variant="quiet" icon={<Glyph name="info" />} onClick={onMethod}>
          How it is made
        </Button>
      )}
    </header>
  );
}
