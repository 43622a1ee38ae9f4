// The Good-Night Ribbon, and the Carry Limit that it gives.
import { buildOf, type Creature, carrySize, type Game, isKnown, type Ribbon } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { RibbonPicture } from '../../../parts/pictures/ribbon-picture.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import * as styles from './editor.module.css';

const t = messages('creature');

interface RibbonFieldProps {
  readonly game: Game;
  readonly draft: Creature;
  readonly onChange: (draft: Creature) => void;
}

export function RibbonField({ game, draft, onChange }: RibbonFieldProps) {
  return (
    <Stack className={styles.field} gap={1.5} packed slim>
      <Note as="span" size="label" weight={600} aria-hidden="true">
        {t('ribbon.label')}
      </Note>
      <Menu
        label={t('ribbon.label')}
        trigger={(props) => (
          <button type="button" className={styles.button} {...props}>
            <RibbonPicture ribbon={draft.ribbon} size={28} />
            <span className="unseen">{t('ribbon.is', { ribbon: ribbonText(game, draft.ribbon) })}</span>
            <span aria-hidden="true">{ribbonText(game, draft.ribbon)}</span>
            <Glyph name="down" size={16} />
          </button>
        )}
        entries={game.ribbons.map(({ level: ribbon }) => ({
          key: String(ribbon),
          label: ribbonText(game, ribbon),
          description: carryNote(game, draft, ribbon),
          checked: ribbon === draft.ribbon,
          onChoose: () => onChange({ ...draft, ribbon }),
        }))}
      />
    </Stack>
  );
}

function ribbonText({ ribbons }: Game, ribbon: Ribbon): string {
  const hours = ribbons[ribbon]?.hours ?? 0;
  return hours === 0 ? t('ribbon.none') : t('ribbon.hours', { hours });
}

function carryNote(game: Game, draft: Creature, ribbon: Ribbon): string | undefined {
  if (!isKnown(game, draft)) return undefined;
  return t('ribbon.carry', { size: carrySize(game, buildOf(game, { ...draft, ribbon })) });
}
