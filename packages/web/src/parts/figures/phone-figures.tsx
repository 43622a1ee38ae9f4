// RP, help interval and carry size of a creature to the second and point that the game's own screen shows, to hold a phone beside it.
import { type Build, carrySize, type Game, hasSubskill, rpOf, shownInterval } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Card, Grid } from '../../ui/layout/layout.tsx';
import { countText, minutesText } from '../words/wording.ts';
import * as styles from './phone-figures.module.css';

const t = messages('parts');

interface PhoneFiguresProps {
  /** Without events and the rules of an island. */
  readonly game: Game;
  readonly build: Build;
}

export function PhoneFigures({ game, build }: PhoneFiguresProps) {
  const figures = [
    [t('inGame.rp'), countText(rpOf(game, build))],
    [t('inGame.interval'), minutesText(shownInterval(game, build))],
    [t('inGame.carryLimit'), countText(carrySize(game, build))],
  ] as const;
  return (
    <Card as="section" className={styles.phone} pad={3} gap={1.5} aria-label={t('inGame.title')}>
      <Grid as="dl" gap={2} columns={3}>
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Grid>
      <p>{t('inGame.note', { hasBonus: hasSubskill(build, 'HELPING_BONUS') ? 'yes' : 'other' })}</p>
    </Card>
  );
}
