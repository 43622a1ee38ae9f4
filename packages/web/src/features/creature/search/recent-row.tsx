// Recently used species, one click away.
import type { Species } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { shownName } from '../../../parts/words/species-name.ts';
import { useUser } from '../../../state/context.ts';
import { gameFor } from '../../../state/data/user.ts';
import * as styles from './recent-row.module.css';

const t = messages('creature');

interface RecentRowProps {
  /** Names of species; those that the edition does not know are left out. */
  readonly names: readonly string[];
  readonly onPick: (species: Species) => void;
}

export function RecentRow({ names, onPick }: RecentRowProps) {
  const game = useUser(gameFor);
  const language = useUser((user) => user.language);
  const known = names.flatMap((name) => game.species.find(name) ?? []);
  if (known.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={t('search.recent')}>
      <h3 className={styles.title}>{t('search.recent')}</h3>
      <ul className={styles.row}>
        {known.map((species) => (
          <li key={species.name}>
            <button
              type="button"
              className={styles.one}
              title={shownName(language, species)}
              aria-label={shownName(language, species)}
              onClick={() => onPick(species)}
            >
              <Portrait species={species} size={48} decorative />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
