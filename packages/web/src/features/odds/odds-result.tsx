// The chance of a wished catch, and how many catches it takes.
import {
  type Game,
  hasKnownIngredients,
  hasMedals,
  inspirationSeedsFor,
  type OddsBounds,
  type Species,
  takesInspirationSeeds,
  type WishOdds,
} from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { catchesWords, chanceWords, impossibleWords, oneInWords } from './odds-words.ts';
import { isEmpty, type OddsWish } from './wish.ts';
import * as styles from './odds.module.css';

const t = messages('odds');

interface OddsResultProps {
  readonly species: Species;
  readonly wish: OddsWish;
  readonly odds: WishOdds;
}

export function OddsResult({ species, wish, odds }: OddsResultProps) {
  const medal = hasMedals(species) && wish.medal !== 'none' ? wish.medal : undefined;
  return (
    <Text as="section" grow aria-label={t('result.title')} role="status">
      {isEmpty(wish) ? (
        <p>{t('result.empty')}</p>
      ) : odds.all.most === 0 ? (
        <p>{impossibleWords(wish.subskills.length, wish.slots, medal)}</p>
      ) : (
        <Figures all={odds.all} />
      )}
    </Text>
  );
}

function Figures({ all }: { readonly all: OddsBounds }) {
  return (
    <Row as="dl" className={styles.figures} gap={1} gapX={6} wrap align="stretch">
      <div>
        <Text as="dt" tone="muted" size="small">
          {t('result.perCatch')}
        </Text>
        <dd>
          <Text as="b" size="lead">
            {chanceWords(all)}
          </Text>{' '}
          {oneInWords(all)}
        </dd>
      </div>
      <div>
        <Text as="dt" tone="muted" size="small">
          {t('result.forChance', { chance: 0.5 })}
        </Text>
        <dd>
          <Text as="b" size="lead">
            {catchesWords(all, 0.5)}
          </Text>
        </dd>
      </div>
      <div>
        <Text as="dt" tone="muted" size="small">
          {t('result.forChance', { chance: 0.9 })}
        </Text>
        <dd>
          <Text as="b" size="lead">
            {catchesWords(all, 0.9)}
          </Text>
        </dd>
      </div>
    </Row>
  );
}

/** What the odds are made of, and what isn't known about them. */
export function OddsNotes({ game, species, wish, odds }: OddsResultProps & { readonly game: Game }) {
  const { all, subskills, nature, ingredients } = odds;
  if (all.most === 0) return null;
  const one = (chance: number): OddsBounds => ({ least: chance, most: chance });
  const parts = [
    ...(wish.subskills.length > 0 ? [t('notes.subskills', { chance: chanceWords(subskills) })] : []),
    ...(nature < 1 ? [t('notes.nature', { chance: chanceWords(one(nature)) })] : []),
    ...(ingredients < 1 - 1e-9 ? [t('notes.ingredients', { chance: chanceWords(one(ingredients)) })] : []),
  ];
  const wished = wish.subskills.length;
  return (
    <>
      {parts.length > 1 && (
        <Text tone="muted" size="note">
          {t('notes.product', { parts: parts.join(' × ') })}
        </Text>
      )}
      {wish.seeds > 0 && wished > 0 && (
        <Text tone="muted" size="note">
          {t('notes.seeds')}
        </Text>
      )}
      {ingredients < 1 - 1e-9 && !hasKnownIngredients(species) && (
        <Text tone="muted" size="note">
          {t('notes.unknownIngredients', { species: nameOf('species', species) })}
        </Text>
      )}
      {takesInspirationSeeds(species) && wished > 0 && (
        <Text tone="muted" size="note">
          {t('notes.inspiration', {
            half: inspirationSeedsFor(game, wished, 0.5),
            low: 0.5,
            most: inspirationSeedsFor(game, wished, 0.9),
            high: 0.9,
            wished,
          })}
        </Text>
      )}
    </>
  );
}
