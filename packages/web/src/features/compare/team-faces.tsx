// Portraits of a team's members.
import { gameOf } from '@oversleep/game';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useCreatures, useUser } from '../../state/context.ts';
import { membersOf, type PlayerTeam } from '../../state/data/data.ts';
import * as styles from './team-faces.module.css';

interface TeamFacesProps {
  readonly team: PlayerTeam;
  readonly size?: number;
  /** Where a text names the team. */
  readonly decorative?: boolean;
}

export function TeamFaces({ team, size = 32, decorative = false }: TeamFacesProps) {
  const creatures = useCreatures((state) => state.creatures);
  const game = gameOf(useUser((user) => user.edition));
  return (
    <span className={styles.teamFaces}>
      {membersOf(team).map((id) => {
        const creature = creatures[id];
        const species = creature && game.species.find(creature.pokemon);
        return (
          species && <Portrait key={id} species={species} size={size} shiny={creature.shiny} decorative={decorative} />
        );
      })}
    </span>
  );
}
