// Who brings it: a row for each member, the best one first; a row leads to its member.
import { Figure } from '../../../parts/figure.tsx';
import { Portrait } from '../../../parts/portrait.tsx';
import { amountText } from '../../../parts/range-text.ts';
import { countText } from '../../../parts/wording.ts';
import { StackedBar } from '../../../ui/stacked-bar.tsx';
import { CampEffect } from './camp-effect.tsx';
import { explainMember, memberRows } from './overview-rows.ts';
import type { Scene } from './scene.ts';

function strengthIn({ members, errors }: Scene['production'], index: number) {
  const [strength, doubt] = [members[index]?.strength, errors.members[index]?.strength];
  return {
    value: (strength?.berries.total ?? 0) + (strength?.skill.total ?? 0),
    error: (doubt?.berries.total ?? 0) + (doubt?.skill.total ?? 0),
  };
}

interface MemberBarsProps {
  readonly scene: Scene;
  readonly onOpen: (place: number) => void;
}

export function MemberBars({ scene, onOpen }: MemberBarsProps) {
  return (
    <ol className="member-bars">
      {memberRows(scene).map(({ member, name, total, ingredients, parts }) => (
        <li key={member.index} className="member-bar">
          <button type="button" className="member-bar-who" onClick={() => onOpen(member.place)}>
            <Portrait species={member.build.species} size={48} shiny={member.creature.shiny} decorative />
            <span className="member-bar-name">{name}</span>
            <span className="unseen">: show this member</span>
          </button>
          <div className="member-bar-bar">
            <StackedBar label={`Berries and skill of ${name}`} slim parts={parts} />
            <span className="member-bar-extra">{amountText(ingredients)} ingredients a day</span>
          </div>
          <Figure
            text={countText(total)}
            explanation={explainMember(scene, member)}
            more={<CampEffect scene={scene} figure={(production) => strengthIn(production, member.index)} />}
          />
        </li>
      ))}
    </ol>
  );
}
