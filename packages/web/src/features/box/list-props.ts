// Props of the table and the cards of the box.
import type { Game, Verdicts } from '@oversleep/game';
import type { VisibleIds } from '../../sim/appraise.ts';
import type { BoxWorths } from '../../sim/use-worths.ts';
import type { BoxRow } from './box-row.ts';
import type { BoxFilter } from './box-search.ts';
import type { Selection } from './selection.ts';
import type { BoxPageActions } from './use-box-actions.ts';
import type { ChangeBoxFilter } from './use-box-filter.ts';

/** A selection, or a function of the current one. */
type Select = (next: Selection | ((now: Selection) => Selection)) => void;

export interface BoxListProps {
  readonly game: Game;
  readonly rows: readonly BoxRow[];
  readonly worths: BoxWorths;
  readonly verdicts: Verdicts | undefined;
  readonly filter: BoxFilter;
  readonly onChange: ChangeBoxFilter;
  readonly selection: Selection;
  readonly onSelect: Select;
  readonly onOpen: (id: string) => void;
  readonly onVisible: (ids: VisibleIds) => void;
  readonly actions: BoxPageActions;
}
