// Marks a level that this version of the game doesn't have: in words, or as a sign where there is little room.
import { type Creature, type Game, isAboveCap } from '@oversleep/game';
import { messages } from '../messages/messages.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Row } from '../ui/layout/layout.tsx';

const t = messages('parts');

interface AboveCapProps {
  readonly game: Pick<Game, 'rules'>;
  readonly creature: Pick<Creature, 'level'>;
  readonly short?: boolean;
}

export function AboveCap({ game, creature, short = false }: AboveCapProps) {
  if (!isAboveCap(game, creature)) return null;
  const words = t('aboveCap', { cap: game.rules.maxLevel });
  return (
    <Row as="span" inline gap={1} tone="warning" size="label" title={short ? words : undefined}>
      <Glyph name="warning" size={16} />
      <span className={short ? 'unseen' : undefined}>{words}</span>
    </Row>
  );
}
