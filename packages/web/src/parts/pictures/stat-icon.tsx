// Small drawn signs that say which kind of number follows.

const SHAPES = {
  help: 'M12 3 a9 9 0 1 0 0 18 a9 9 0 1 0 0 -18 M12 7.5 V12 L15.5 14.5',
  carry: 'M7 9 H17 L19 20 H5 Z M9 9 V7 a3 3 0 0 1 6 0 V9',
  berry: 'M12 9 a6 6 0 1 0 0 12 a6 6 0 1 0 0 -12 M12 9 C12 6 13.5 4 17 3.5 C17 6.5 15 8.5 12 9',
  ingredient: 'M4 12 H20 a8 8 0 0 1 -5 7.4 V21 H9 V19.4 A8 8 0 0 1 4 12 M9 8.5 V6 M15 8.5 V6 M12 8.5 V4',
  skill: 'M12 3 L14.2 9.8 L21 12 L14.2 14.2 L12 21 L9.8 14.2 L3 12 L9.8 9.8 Z',
  lock: 'M6 11 H18 V20 H6 Z M8.5 11 V8 a3.5 3.5 0 0 1 7 0 V11',
} as const;

export type StatIconName = keyof typeof SHAPES;

export function StatIcon({ name }: { readonly name: StatIconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
