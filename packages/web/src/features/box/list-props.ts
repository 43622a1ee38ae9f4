// Props of the table and the cards of the box.
import type { Game, Verdicts } from '@oversleep/game';
import type { VisibleIds } from '../../sim/appraise.ts';
import type { BoxWorths } from '../../sim/use-worths.ts';
import type { BoxRow } from './box-row.ts';
import type { BoxFilter } from './box-search.ts';
import type { Selection } from './selection.ts';
import type { BoxPageActions } from './use-box-actions.ts';
import type { ChangeFilter } from './use-box-filter.ts';

/** A selection, or a function of the current one. */
type Select = (next: Selection | ((now: Selection) => Selection)) => void;

export interface ListProps {
  readonly game: Game;
  readonly rows: readonly BoxRow[];
  readonly worths: BoxWorths;
  readonly verdicts: Verdicts | undefined;
  readonly filter: BoxFilter;
  readonly onChange: ChangeFilter;
  readonly selection: Selection;
  readonly onSelect: Select;
  readonly onOpen: (id: string) => void;
  readonly onVisible: (ids: VisibleIds) => void;
  readonly actions: BoxPageActions;
}
