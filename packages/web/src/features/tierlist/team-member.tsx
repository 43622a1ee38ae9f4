// A member of a suggested team; a click shows its build and amounts per meal.

import type { TierBuild } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { useUser } from '../../state/context.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { BuildFacts } from './build-facts.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { speciesName } from './tier-rows.ts';
import { amountText } from './tier-words.ts';
import * as detailsStyles from './details.module.css';
import * as styles from './team-member.module.css';

const t = messages('tierlist');

interface TeamMemberProps {
  readonly game: Game;
  readonly build: TierBuild;
  /** The Pokémon whose details are open. */
  readonly isSelf: boolean;
}

export function TeamMember({ game, build, isSelf }: TeamMemberProps) {
  const language = useUser((user) => user.language);
  const species = game.species.find(build.pokemon);
  const name = species ? speciesName(language, species) : build.pokemon;
  return (
    <Popover
      label={t('build.title', { name })}
      align="start"
      width={300}
      trigger={(props) => (
        <button type="button" className={detailsStyles.teamMember} data-self={isSelf} {...props}>
          {species && <Portrait species={species} size={40} decorative />}
          <span className={styles.teamMemberName}>{name}</span>
          <IngredientList game={game} ingredients={build.ingredients} size={18} />
        </button>
      )}
    >
      <MemberBuild game={game} build={build} />
    </Popover>
  );
}

function MemberBuild({ game, build }: Omit<TeamMemberProps, 'isSelf'>) {
  return (
    <dl className={detailsStyles.memberBuild}>
      <div>
        <dt>{t('build.perMeal')}</dt>
        <dd>
          <IngredientList game={game} ingredients={build.production} textOf={amountText} />
        </dd>
      </div>
      <BuildFacts game={game} nature={build.nature} subskills={build.subskills} />
      <div>
        <dt>{t('build.also')}</dt>
        <dd>
          {t('build.alsoText', {
            skillLevel: build.skillLevel,
            carry: build.carrySize,
            hours: game.ribbons[build.ribbon]?.hours ?? 0,
          })}
        </dd>
      </div>
    </dl>
  );
}
