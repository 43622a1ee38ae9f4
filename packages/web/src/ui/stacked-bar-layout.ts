// How wide the sections of a stacked bar are, and which of them have room for their words.

/** Of the whole, in percent. */
const ROOM_FOR_TEXT = 10;

export interface SectionWidth {
  readonly width: number;
  readonly hasRoom: boolean;
}

/** Shares of 0 to 1. What rounding or doubtful data put beyond the whole is cut off rather than drawn over the edge. */
export function sectionWidths(shares: readonly number[]): readonly SectionWidth[] {
  let left = 100;
  return shares.map((share) => {
    const wanted = Number.isFinite(share) ? Math.max(0, share * 100) : 0;
    const width = Math.min(wanted, left);
    left -= width;
    return { width, hasRoom: width > ROOM_FOR_TEXT };
  });
}

/** Whole percent; less than half a percent is still not nothing. */
export function shareText(share: number): string {
  if (!Number.isFinite(share)) return '0%';
  return share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`;
}
