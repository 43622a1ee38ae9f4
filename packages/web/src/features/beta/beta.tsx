// What beta means here: what works, which game data it stands on, and where it still falls short.
import { EDITIONS, gameOf } from '@oversleep/game';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import * as styles from './beta.module.css';

export function Beta() {
  return (
    <article className={`panel ${styles.beta}`}>
      <Ovi className={styles.ovi} />
      <h1>Oversleep is in beta</h1>
      <p>
        Everything here works and is tested, but it is young. Numbers may move when the game or our reading of it
        changes, and screens may move when you tell us what confused you.
      </p>
      <h2>What the numbers stand on</h2>
      <p>
        A simulation of whole weeks: every help, every proc and every meal, with honest dice. Each figure knows how sure
        it is. You can choose which state of the game it uses:
      </p>
      <ul className={styles.editions}>
        {EDITIONS.map((edition) => {
          const { species, recipes, rules } = gameOf(edition);
          return (
            <li key={edition}>
              <strong>{edition}</strong>: {species.rows.length} Pokémon, {recipes.rows.length} recipes, levels to{' '}
              {rules.maxLevel}
            </li>
          );
        })}
      </ul>
      <h2>What we know to be rough</h2>
      <ul className={styles.limits}>
        <li>Chances that the game does not tell are measured by players, and may be a little off.</li>
        <li>Pictures of the newest Pokémon are our own drawings, because there are no sprites of them yet.</li>
        <li>Oversleep speaks English; only the names of Pokémon come in other languages.</li>
      </ul>
      <h2>Your data</h2>
      <p>
        As a guest everything stays on this device. Log in to keep your teams on the server and use them elsewhere.
        Before anything is replaced or cleared, a copy is kept that you can bring back in Site Settings.
      </p>
    </article>
  );
}
