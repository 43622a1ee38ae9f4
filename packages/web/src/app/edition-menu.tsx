// Which game the figures on the page are for, and the way to another.
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { editionChosen, editionName, shortEditionName } from '../parts/words/wording.ts';
import { useUser } from '../state/context.ts';
import { useEditionSwitch } from '../state/page/edition-switch.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { differenceWords } from './edition-words.ts';
import * as styles from './edition-menu.module.css';

export function EditionMenu() {
  const chosen = useUser((user) => user.edition);
  const switchTo = useEditionSwitch();
  const navigate = useNavigate();
  return (
    <Menu
      label="Game of the figures"
      align="start"
      trigger={(props) => (
        <button
          type="button"
          className={styles.editionMenu}
          aria-label={`Game of ${shortEditionName(chosen)}, change`}
          {...props}
        >
          <span>
            <span className={styles.word}>Game of</span> {shortEditionName(chosen)}
          </span>
          <Glyph name="down" size={14} />
        </button>
      )}
      entries={[
        ...EDITIONS.toReversed().map((edition) => ({
          key: edition,
          label: `Game of ${editionName(edition)}`,
          description: <Difference edition={edition} chosen={chosen} />,
          checked: edition === chosen,
          onChoose: () => switchTo(edition, editionChosen(edition)),
        })),
        {
          key: 'changes',
          label: 'What changed for my team',
          description: 'Two games side by side, change by change.',
          onChoose: () => void navigate({ to: '/changes' }),
        },
      ]}
    />
  );
}

interface DifferenceProps {
  readonly edition: EditionId;
  readonly chosen: EditionId;
}

/** Drawn only in the open menu, so that nobody waits for an edition that they do not look at. */
function Difference({ edition, chosen }: DifferenceProps) {
  return <>{edition === chosen ? 'The figures that you see now.' : differenceWords(gameOf(edition), gameOf(chosen))}</>;
}
