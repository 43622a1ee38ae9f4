// RP, help interval and carry size of a creature to the second and point that the game's own screen shows, to hold a phone beside it.
import { type Build, carrySize, type Game, hasSubskill, rpOf, shownInterval } from '@oversleep/game';
import { countText, minutesText } from '../words/wording.ts';
import * as styles from './phone-figures.module.css';

interface PhoneFiguresProps {
  /** Without events and the rules of an island. */
  readonly game: Game;
  readonly build: Build;
}

export function PhoneFigures({ game, build }: PhoneFiguresProps) {
  const figures = [
    ['RP', countText(rpOf(game, build))],
    ['Help interval', minutesText(shownInterval(game, build))],
    ['Carry limit', countText(carrySize(game, build))],
  ] as const;
  return (
    <section className={styles.phone} aria-label="As the game shows it">
      <dl>
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        As on the game’s own screen: before energy, without camp
        {hasSubskill(build, 'HELPING_BONUS') ? ', and without its Helping Bonus, which' : ' or Helping Bonus, which'}{' '}
        the simulation includes.
      </p>
    </section>
  );
}
