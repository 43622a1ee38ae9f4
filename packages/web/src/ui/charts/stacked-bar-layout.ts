// How wide the sections of a stacked bar are, which of them have room for their words, and where the words of the others go.

/** Pixels: of a letter in the bar's font, and of what must be free around a word. */
const LETTER = 7.5;
const AROUND = 10;
/** Of the coloured dot that says which section a word outside belongs to. */
const DOT = 14;

const widthOf = (text: string): number => text.length * LETTER + AROUND;

interface BarSection {
  /** Of the whole, 0 to 1. */
  readonly share: number;
  readonly text: string;
}

export interface StackedBarLayout {
  readonly sections: readonly {
    /** Of the whole, in percent. */
    readonly width: number;
    readonly hasRoom: boolean;
  }[];
  /** Which sections say their words outside. */
  readonly outside: readonly number[];
  /** Beside them in the bar, where it has a free end, else below it. */
  readonly place: 'beside' | 'below';
}

/** What rounding or doubtful data put beyond the whole is cut off rather than drawn over the edge. `room` is the bar's, in pixels. */
export function layoutSections(parts: readonly BarSection[], room: number): StackedBarLayout {
  let left = 100;
  const sections = parts.map(({ share, text }) => {
    const wanted = Number.isFinite(share) ? Math.max(0, share * 100) : 0;
    const width = Math.min(wanted, left);
    left -= width;
    return { width, hasRoom: (width / 100) * room >= widthOf(text) };
  });
  const outside = parts.flatMap(({ text }, index) => {
    const { width = 0, hasRoom = false } = sections[index] ?? {};
    return width > 0 && !hasRoom && text !== '' ? [index] : [];
  });
  const needed = outside.reduce((sum, index) => sum + DOT + widthOf(parts[index]?.text ?? ''), 0);
  return { sections, outside, place: (left / 100) * room >= needed ? 'beside' : 'below' };
}
