// Pictures to show around: drawn on the night sky in the app's colours and fonts, with its name below.

/** Pixels for one: sharp on a phone too. */
const SCALE = 2;
const MARGIN = 24;
const FOOT = 18;

type Pen = CanvasRenderingContext2D;

/** Null where the browser cannot draw. */
export async function nightPicture(
  width: number,
  height: number,
  draw: (pen: Pen) => Promise<void>,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  pen.scale(SCALE, SCALE);
  paintSky(pen, width, height);
  await draw(pen);
  write(pen, 'Oversleep', width - MARGIN, height - FOOT, { colour: token('--muted'), align: 'right' });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** A colour or font of the palette; `var(--x)` or `--x`. */
export function token(name: string): string {
  const plain = /--[\w-]+/.exec(name)?.[0] ?? name;
  return getComputedStyle(document.documentElement).getPropertyValue(plain).trim();
}

function paintSky(pen: Pen, width: number, height: number): void {
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, token('--night-0'));
  sky.addColorStop(0.6, token('--night-1'));
  sky.addColorStop(1, token('--night-2'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
}

/** A rounded box. */
export function paintBox(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  alpha: number,
  corner = 12,
): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fill();
  pen.restore();
}

interface TextOptions {
  readonly font?: string;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  /** What is wider is squeezed. */
  readonly most?: number;
}

export function write(pen: Pen, text: string, x: number, y: number, options: TextOptions = {}): void {
  const { font = `600 16px ${token('--font-text')}`, colour = token('--text'), align = 'left', most } = options;
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}
