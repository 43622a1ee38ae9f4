// Distinguishes series without colour: a texture in areas, a shape at points, a dash in lines.
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle, symbolTriangle2 } from 'd3-shape';
import { useId } from 'react';
import * as styles from './chart.module.css';

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolTriangle2] as const;
const DASHES = [undefined, '7 4', '2 4', '10 4 2 4', '5 3'] as const;
// Drawn into a tile of 8 × 8; the first series is plain.
const TEXTURES = [undefined, 'M0 8 L8 0 M-2 2 L2 -2 M6 10 L10 6', 'M0 4 H8', 'M4 0 V8', 'M4 2 V6 M2 4 H6'] as const;

export const dashOf = (series: number): string | undefined => DASHES[series % DASHES.length];

export function symbolPath(series: number, size = 64): string {
  const type = SYMBOLS[series % SYMBOLS.length] ?? symbolCircle;
  return symbol(type, size)() ?? '';
}

interface TextureProps {
  readonly id: string;
  readonly series: number;
}

/** The pattern behind `url(#id)`; nothing for the plain one. */
export function Texture({ id, series }: TextureProps) {
  const drawing = TEXTURES[series % TEXTURES.length];
  return (
    drawing !== undefined && (
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.texture} d={drawing} />
      </pattern>
    )
  );
}

export const hasTexture = (series: number): boolean => TEXTURES[series % TEXTURES.length] !== undefined;

interface SwatchProps {
  readonly kind: 'area' | 'line';
  readonly series: number;
  readonly colour: string;
}

/** The sign of a series in the legend. */
export function Swatch({ kind, series, colour }: SwatchProps) {
  const id = useId();
  return (
    <svg width={kind === 'area' ? 16 : 28} height="16" style={{ color: colour }} aria-hidden="true" focusable="false">
      {kind === 'area' ? (
        <>
          <defs>
            <Texture id={id} series={series} />
          </defs>
          <rect className={styles.shape} width="16" height="16" rx="4" />
          {hasTexture(series) && <rect width="16" height="16" rx="4" fill={`url(#${id})`} />}
        </>
      ) : (
        <>
          <path className={styles.line} d="M0 8 H28" strokeDasharray={dashOf(series)} />
          <path className={styles.shape} d={symbolPath(series)} transform="translate(14 8)" />
        </>
      )}
    </svg>
  );
}
