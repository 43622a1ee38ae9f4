// The tiers, one below the other, with their Pokémon.

import type { TierListAnswer } from '@oversleep/contract';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { useIsWhole } from '../../ui/tables/use-first-rows.ts';
import { ChangeMark } from './change-mark.tsx';
import { cardsInView, type TierCard, type TierRow } from './tier-rows.ts';
import { scoreText, tierColour } from './tier-words.ts';
import * as styles from './tier-board.module.css';

const t = messages('tierlist');

/** Words for screen readers only. */
const unseen = (inner: ReactNode) => <span className="unseen">{inner}</span>;

interface TierBoardProps {
  readonly rows: readonly TierRow[];
  readonly previous: TierListAnswer['previous'];
  readonly withScores: boolean;
  readonly onOpen: (pokemon: string) => void;
}

/** Pixels of a card and what is around it, at most, where three are side by side: going back leads to where the page was scrolled to. */
const ROOM = 60;

export function TierBoard({ rows, ...shown }: TierBoardProps) {
  const isWhole = useIsWhole('tierlist');
  const counts = isWhole
    ? rows.map(({ cards }) => cards.length)
    : cardsInView(rows, { width: window.innerWidth, height: window.innerHeight });
  const left = rows.reduce((sum, { cards }, i) => sum + cards.length - (counts[i] ?? 0), 0);
  return (
    <>
      <Stack gap={2.5} fit>
        {rows.map((row, i) => (
          <Tier key={row.tier} row={row} count={counts[i] ?? 0} {...shown} />
        ))}
      </Stack>
      {left > 0 && <div data-part="waiting" style={{ height: left * ROOM }} />}
    </>
  );
}

interface TierProps extends Omit<TierBoardProps, 'rows'> {
  readonly row: TierRow;
  /** Of its cards, so many are drawn. */
  readonly count: number;
}

function Tier({ row, count, previous, withScores, onOpen }: TierProps) {
  if (count === 0) return null;
  return (
    <section
      className={styles.row}
      style={{ color: tierColour(row.tier) }}
      aria-label={t('board.tier', { tier: row.tier })}
    >
      <Stack className={styles.label} align="center">
        <h2>{t.rich('board.tierShort', { tier: row.tier, unseen })}</h2>
        <p>
          {row.cards.length === row.species
            ? t.rich('board.count', { count: row.species, unseen })
            : t.rich('board.countOf', { shown: row.cards.length, count: row.species, unseen })}
        </p>
        <p className={styles.labelFrom}>{t('board.from', { score: scoreText(row.from) })}</p>
      </Stack>
      <Grid as="ul" className={styles.cards} gap={1} pad={2}>
        {row.cards.slice(0, count).map((card) => (
          <Stack as="li" key={card.species.name}>
            <Card card={card} previous={previous} withScore={withScores} onOpen={onOpen} />
          </Stack>
        ))}
      </Grid>
    </section>
  );
}

interface CardProps {
  readonly card: TierCard;
  readonly previous: TierListAnswer['previous'];
  readonly withScore: boolean;
  readonly onOpen: (pokemon: string) => void;
}

const Card = memo(({ card, previous, withScore, onOpen }: CardProps) => {
  const { entry, species, name, ingredients, isMine } = card;
  const isHappy = entry.tier === 'S' || (previous !== null && (entry.change === null || entry.change > 0));
  return (
    <button type="button" className={styles.card} onClick={() => onOpen(species.name)}>
      <Portrait species={species} size={64} happy={isHappy} decorative bare />
      <Text
        as="span"
        className={styles.cardName}
        size="note"
        weight={600}
        textAlign="center"
        breaks="anywhere"
        data-part="name"
      >
        {name}
      </Text>
      <Row as="span" className={styles.cardIngredients} gap={0.5} align="stretch">
        {ingredients.slice(0, 3).map((ingredient) => (
          <IngredientPicture key={ingredient.key} ingredient={ingredient} size={20} />
        ))}
      </Row>
      {withScore && (
        <span className={styles.cardScore}>{t.rich('board.score', { score: scoreText(entry.score), unseen })}</span>
      )}
      <span className={styles.cardRank}>{t.rich('board.rank', { rank: entry.rank, unseen })}</span>
      <ChangeMark change={entry.change} previous={previous} />
      {isMine && (
        <span className={styles.cardMine}>
          <IconBookmarkFilled size={14} aria-hidden="true" />
          <span className="unseen">{t('board.mine')}</span>
        </span>
      )}
    </button>
  );
});
