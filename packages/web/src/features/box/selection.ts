// Which rows are selected, and from where a range begins.

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The one that was selected or unselected last: Shift selects from here. */
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds everything between the anchor and this one, in the order that is shown. */
export function extended({ ids, anchor }: Selection, order: readonly string[], id: string): Selection {
  const to = order.indexOf(id);
  const from = anchor === null ? to : order.indexOf(anchor);
  if (from < 0 || to < 0) return toggled({ ids, anchor }, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

export const allOf = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: order[0] ?? null });

/** Hidden rows don't stay selected: actions apply only to what is visible. */
export function within({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const shown = new Set(order);
  const left = [...ids].filter((id) => shown.has(id));
  if (left.length === ids.size) return { ids, anchor };
  return { ids: new Set(left), anchor: anchor !== null && shown.has(anchor) ? anchor : null };
}
