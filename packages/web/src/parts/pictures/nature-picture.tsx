// What a nature does: one arrow up, one down, each with its word; a leaf where a White Mint has taken both.

import { messages } from '../../messages/messages.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { changesOf, type NatureChange, natureEffect } from '../words/nature-words.ts';

const t = messages('parts');

interface NaturePictureProps {
  readonly nature: NatureChange;
  /** Words of one syllable, for narrow places. */
  readonly short?: boolean;
}

export function NaturePicture({ nature, short = false }: NaturePictureProps) {
  const changes = changesOf(nature);
  if (!changes) {
    return (
      <Row as="span" tone="muted" inline gap={0.5} gapX={3} wrap>
        {nature.mint && (
          <Row as="span" tone="success" inline gap={1} weight={600} breaks="never">
            <Sign shape={LEAF} /> {t('nature.mint')}
          </Row>
        )}
        {t('nature.noEffect')}
      </Row>
    );
  }
  return (
    <Row as="span" inline gap={0.5} gapX={3} wrap>
      <Row as="span" tone="up" inline gap={1} weight={600} breaks="never">
        <Sign shape={ARROWS.up} />
        <span className="unseen">{t('nature.more')} </span>
        {natureEffect(changes.up, short)}
      </Row>
      <Row as="span" tone="down" inline gap={1} weight={600} breaks="never">
        <Sign shape={ARROWS.down} />
        <span className="unseen">{t('nature.less')} </span>
        {natureEffect(changes.down, short)}
      </Row>
    </Row>
  );
}

// Two chevrons, as in the game.
const ARROWS = {
  up: 'M2 8.5 V5 L8 0 L14 5 V8.5 L8 3.5 Z M2 15 V11.5 L8 6.5 L14 11.5 V15 L8 10 Z',
  down: 'M2 7.5 V11 L8 16 L14 11 V7.5 L8 12.5 Z M2 1 V4.5 L8 9.5 L14 4.5 V1 L8 6 Z',
} as const;

const LEAF = 'M1 15 C4 11 6 9 10 6 C6 7 4 9 3 11 C1 5 6 1 15 1 C15 10 11 15 5 13 L2 16 Z';

function Sign({ shape }: { readonly shape: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
