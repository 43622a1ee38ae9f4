// Members of a found team: portraits, names, and which are new.
import { type Creature, displayNameOf, type Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import * as styles from './best.module.css';

const t = messages('best');

interface TeamFacesProps {
  readonly game: Game;
  readonly members: readonly Creature[];
  /** Ids that are not in the current team. */
  readonly coming: readonly string[];
}

export function TeamFaces({ game, members, coming }: TeamFacesProps) {
  return (
    <ul className={styles.faces} aria-label={t('found.members')}>
      {members.map((creature) => {
        const { externalId, pokemon, shiny, level } = creature;
        const species = game.species.find(pokemon);
        const isNew = coming.includes(externalId);
        return (
          <li key={externalId} className={styles.face} data-new={isNew}>
            {species ? (
              <Portrait species={species} size={36} shiny={shiny} decorative />
            ) : (
              <UnknownPicture label={pokemon} size={36} decorative />
            )}
            <span className={styles.faceName}>{displayNameOf(creature)}</span>
            <span className={styles.faceLevel}>
              {t('found.level', { level })}
              {isNew && <b className={styles.faceNew}>{t('found.new')}</b>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
