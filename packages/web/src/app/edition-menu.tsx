// Which game the figures on the page are for, and the way to another.
import { EDITIONS, type EditionId, gameOf } from '@oversleep/game';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import { editionChosen, editionName, shortEditionName } from '../parts/words/wording.ts';
import { useUser } from '../state/context.ts';
import { useEditionSwitch } from '../state/page/edition-switch.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { differenceWords } from './edition-words.ts';
import * as styles from './edition-menu.module.css';

const t = messages('shell');

export function EditionMenu() {
  const chosen = useUser((user) => user.edition);
  const switchTo = useEditionSwitch();
  const navigate = useNavigate();
  return (
    <Menu
      label={t('edition.menu')}
      align="start"
      trigger={(props) => (
        <button
          type="button"
          className={styles.editionMenu}
          aria-label={t('edition.change', { month: shortEditionName(chosen) })}
          {...props}
        >
          <span>
            {t.rich('edition.short', {
              month: shortEditionName(chosen),
              word: (inner) => <span className={styles.word}>{inner}</span>,
            })}
          </span>
          <Glyph name="down" size={14} />
        </button>
      )}
      entries={[
        ...EDITIONS.toReversed().map((edition) => ({
          key: edition,
          label: t('edition.of', { month: editionName(edition) }),
          description: <Difference edition={edition} chosen={chosen} />,
          checked: edition === chosen,
          onChoose: () => switchTo(edition, editionChosen(edition)),
        })),
        {
          key: 'changes',
          label: t('edition.changesForTeam'),
          description: t('edition.changesHint'),
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

/** Drawn only in the open menu, so that no page waits for an edition that is not shown. */
function Difference({ edition, chosen }: DifferenceProps) {
  return <>{edition === chosen ? t('edition.current') : differenceWords(gameOf(edition), gameOf(chosen))}</>;
}
