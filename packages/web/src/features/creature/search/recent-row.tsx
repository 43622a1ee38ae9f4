// Recently used species, one click away.
import type { Species } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { shownName } from '../../../parts/words/species-name.ts';
import { useUser } from '../../../state/context.ts';
import { gameFor } from '../../../state/data/user.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
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
    <Stack as="section" className={styles.recent} gap={1} aria-label={t('search.recent')}>
      <h3 className={styles.title}>{t('search.recent')}</h3>
      <Row as="ul" className={styles.row} gap={1.5} align="stretch">
        {known.map((species) => (
          <li key={species.name}>
            <Stack
              as="button"
              className={styles.one}
              tap
              corner="round"
              title={shownName(language, species)}
              aria-label={shownName(language, species)}
              onClick={() => onPick(species)}
            >
              <Portrait species={species} size={48} decorative />
            </Stack>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
