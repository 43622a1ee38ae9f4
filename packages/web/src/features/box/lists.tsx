// The two lists of the box, table and cards. Only the one that fits the screen is loaded with the page.
import { useState } from 'react';
import { partAhead } from '../../state/page/loading.ts';
import { mediaOf } from '../../ui/media-query.ts';
import type { BoxListProps } from './list-props.ts';

/** Where there is room for a table. */
export const TABLE = '(width >= 1200px)';

const table = partAhead(
  () => import('./box-table.tsx'),
  (file) => file.BoxTable,
);
const cards = partAhead(
  () => import('./box-cards.tsx'),
  (file) => file.BoxCards,
);

/** Called before the page is drawn. */
export const loadList = (): Promise<void> => (mediaOf(TABLE).matches ? table : cards).ahead();

export function TableList(props: BoxListProps) {
  const [Drawn] = useState(table.component);
  return <Drawn {...props} />;
}

export function CardList(props: BoxListProps & { readonly perRow: number }) {
  const [Drawn] = useState(cards.component);
  return <Drawn {...props} />;
}
