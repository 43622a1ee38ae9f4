// How long it has slept with the player, and the room that this gives its bag.
import { buildOf, type Creature, carrySize, type Game, isKnown, type Ribbon, ribbonLabel } from '@oversleep/game';
import { RibbonPicture } from '../../../parts/pictures/ribbon-picture.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import * as styles from './editor.module.css';

interface RibbonFieldProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function RibbonField({ game, draft, onChange }: RibbonFieldProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        Ribbon
      </span>
      <Menu
        label="Ribbon"
        trigger={(props) => (
          <button type="button" className={styles.button} {...props}>
            <RibbonPicture ribbon={draft.ribbon} size={28} />
            <span>
              <span className="unseen">Ribbon: </span>
              {ribbonLabel(game, draft.ribbon)}
            </span>
            <Glyph name="down" size={16} />
          </button>
        )}
        entries={game.ribbons.map(({ level: ribbon }) => ({
          key: String(ribbon),
          label: ribbonLabel(game, ribbon),
          description: carryNote(game, draft, ribbon),
          checked: ribbon === draft.ribbon,
          onChoose: () => onChange({ ...draft, ribbon }),
        }))}
      />
    </div>
  );
}

function carryNote(game: Game, draft: Creature, ribbon: Ribbon): string | undefined {
  if (!isKnown(game, draft)) return undefined;
  return `Carry size ${carrySize(game, buildOf(game, { ...draft, ribbon }))}`;
}
