// The few icons that the controls themselves need, on the same grid and with the same stroke as the icon library.

const SHAPES = {
  close: 'M6 6 L18 18 M18 6 L6 18',
  check: 'M5 12.5 L10 17.5 L19.5 7',
  pencil: 'M4 20 H8 L19 9 a2.1 2.1 0 0 0 -3 -3 L5 17 Z M14 8 L17 11',
  search: 'M10.5 4 a6.5 6.5 0 1 0 0 13 a6.5 6.5 0 1 0 0 -13 M15.3 15.3 L20 20',
  down: 'M6 9.5 L12 15.5 L18 9.5',
  up: 'M6 14.5 L12 8.5 L18 14.5',
  left: 'M14.5 6 L8.5 12 L14.5 18',
  right: 'M9.5 6 L15.5 12 L9.5 18',
  ascending: 'M12 19 V5 M6 11 L12 5 L18 11',
  descending: 'M12 5 V19 M6 13 L12 19 L18 13',
  success: 'M12 3.5 a8.5 8.5 0 1 0 0 17 a8.5 8.5 0 1 0 0 -17 M8 12.3 L11 15.2 L16 9.5',
  error: 'M12 3.5 a8.5 8.5 0 1 0 0 17 a8.5 8.5 0 1 0 0 -17 M12 7.5 V12.5 M12 16.2 V16.3',
  warning: 'M12 4 L21 19.5 H3 Z M12 10 V14 M12 16.8 V16.9',
  info: 'M12 3.5 a8.5 8.5 0 1 0 0 17 a8.5 8.5 0 1 0 0 -17 M12 11.5 V16.3 M12 7.8 V7.9',
  copy: 'M9 9 H19 V20 H9 Z M15 9 V4 H5 V15 H9',
  table: 'M4 5 H20 V19 H4 Z M4 10 H20 M4 14.5 H20 M10 5 V19',
  chart: 'M4 4 V20 H20 M8.5 16 V12 M13 16 V7 M17.5 16 V10',
  download: 'M12 4 V15 M7 10.5 L12 15.5 L17 10.5 M5 20 H19',
  picture: 'M4 5 H20 V19 H4 Z M4 16 L9 11 L13.5 15.5 L16 13 L20 17 M15 9 V9.1',
  plus: 'M12 5 V19 M5 12 H19',
  more: 'M5.5 12 V12.1 M12 12 V12.1 M18.5 12 V12.1',
} as const;

export type GlyphName = keyof typeof SHAPES;

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      data-ui="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
