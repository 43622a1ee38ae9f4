// What the island does to a member.
import { messages } from '../../../messages/messages.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import type { MemberContext, ResultContext } from '../results/result-context.ts';
import { islandEffects } from './island-effects.ts';
import * as styles from './members.module.css';

const t = messages('calculatorMembers');

export function IslandImpact({ context, member }: { readonly context: ResultContext; readonly member: MemberContext }) {
  const { favourite, effects } = islandEffects(context, member);
  const island = context.game.islands.get(context.settings.island);
  const { berry } = member.build.species;
  return (
    <>
      <p className={styles.islandImpact}>
        <IslandPicture island={island} size={40} decorative />
        <span>{island.name}</span>
      </p>
      <p className={styles.islandImpact}>
        <BerryPicture berry={berry} size={32} decorative />
        <span>{t(`favourite.${favourite}`, { berry: berry.displayName })}</span>
      </p>
      {effects.length > 0 && (
        <ul className={styles.islandEffects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </>
  );
}
