// Which list is shown: level, edition and date.

import type { TierListAnswer } from '@oversleep/contract';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { dayText, localText } from '../../parts/words/moment.ts';
import { editionName } from '../../parts/words/wording.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import type { TierPageChoice } from './tier-queries.ts';
import { listName } from './tier-words.ts';
import * as styles from './tier-list.module.css';

const t = messages('tierlist');

interface ListHeadProps {
  readonly choice: TierPageChoice;
  /** The level in the address. */
  readonly asked: number;
  readonly list: TierListAnswer | undefined;
  readonly onMethod: () => void;
}

export function ListHead({ choice, asked, list, onMethod }: ListHeadProps) {
  return (
    <PageHead
      className={styles.tierHead}
      picture={<Ovi size={56} className={styles.tierHeadOvi} />}
      title={t('title')}
      lead={
        <Text className={styles.tierHeadWords} tone="muted" breaks="pretty">
          {t('head.list', { list: listName(choice), edition: editionName(choice.edition) })}{' '}
          {t(choice.rotation ? 'head.scoresInRotation' : 'head.scores')}{' '}
          {asked !== choice.level && <b>{t('head.noList', { level: asked })} </b>}
          {list &&
            t.rich('head.computed', {
              day: dayText(list.computedAt),
              time: (inner) => (
                <time dateTime={list.computedAt} title={localText(list.computedAt)}>
                  {inner}
                </time>
              ),
            })}
        </Text>
      }
    >
      <Link to="/best" {...buttonLook({ variant: 'quiet', small: true })}>
        <IconSparkles size={20} aria-hidden="true" /> {t('head.best')}
      </Link>
      {list && (
        <Button small variant="quiet" icon={<Glyph name="info" />} onClick={onMethod}>
          {t('head.method')}
        </Button>
      )}
    </PageHead>
  );
}
