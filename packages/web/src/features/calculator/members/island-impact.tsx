// What the island does to a member.
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { BerryPicture } from '../../../parts/pictures/berry-picture.tsx';
import { IslandPicture } from '../../../parts/pictures/island-picture.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import type { MemberContext, TeamReport } from '../results/team-report.ts';
import { islandEffects } from './island-effects.ts';
import * as styles from './members.module.css';

const t = messages('calculatorMembers');

export function IslandImpact({ context, member }: { readonly context: TeamReport; readonly member: MemberContext }) {
  const { favourite, effects } = islandEffects(context, member);
  const island = context.game.islands.get(context.settings.island);
  const { berry } = member.build.species;
  return (
    <>
      <Row as="p" gap={2.5}>
        <IslandPicture island={island} size={40} decorative />
        <span>{nameOf('islands', island)}</span>
      </Row>
      <Row as="p" gap={2.5}>
        <BerryPicture berry={berry} size={32} decorative />
        <span>{t(`favourite.${favourite}`, { berry: nameOf('berries', berry) })}</span>
      </Row>
      {effects.length > 0 && (
        <Stack as="ul" className={styles.islandEffects} gap={1}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </Stack>
      )}
    </>
  );
}
