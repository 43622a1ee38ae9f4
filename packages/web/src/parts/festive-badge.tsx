// What a festive form wears: a pumpkin, a bauble, a captain's cap.
import type { FestiveForm } from './sprite.ts';

export function FestiveBadge({ form }: { readonly form: FestiveForm }) {
  return <g transform="translate(42 42)">{BADGES[form]}</g>;
}

const BADGES = {
  halloween: (
    <>
      <path className="portrait-badge portrait-badge-green" d="M9 4 L8 0 L13 0 L12 4 Z" />
      <path
        className="portrait-badge portrait-badge-orange"
        d="M10.5 4 C17 1 21 6 20 11 C19 17 15 19 10.5 18 C6 19 2 17 1 11 C0 6 4 1 10.5 4 Z"
      />
      <path d="M5 9 L8 9 L6.5 6.5 Z M13 9 L16 9 L14.5 6.5 Z M5 12 L16 12 L13 15 L10.5 13.5 L8 15 Z" />
    </>
  ),
  holiday: (
    <>
      <path className="portrait-badge portrait-badge-light" d="M8 4 V1 H13 V4 Z" />
      <circle className="portrait-badge portrait-badge-red" cx="10.5" cy="11" r="8" />
      <path
        className="portrait-badge-light"
        d="M3 12 L6 9 L9 12 L12 9 L15 12 L18 9 V12.5 L15 15 L12 12 L9 15 L6 12 L3.5 14 Z"
      />
    </>
  ),
  captain: (
    <>
      <path className="portrait-badge portrait-badge-light" d="M2 8 C4 0 17 0 19 8 L19 12 L2 12 Z" />
      <path className="portrait-badge portrait-badge-blue" d="M1 12 H20 L17 17 C13 15 8 15 4 17 Z" />
      <path className="portrait-badge-blue" d="M9.5 4 H11.5 V6 H13.5 V8 H11.5 V10 H9.5 V8 H7.5 V6 H9.5 Z" />
    </>
  ),
} satisfies Readonly<Record<FestiveForm, unknown>>;
