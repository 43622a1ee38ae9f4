// Takes the numbers or the picture of a chart out of the page.

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** For spreadsheets; what could be taken for a formula is disarmed. */
export function csvOf({ head, rows }: ChartTable): string {
  return [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}

function csvCell(text: string): string {
  const safe = /^[=+@\t]|^-(?![\d.,]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A name for a file, from a title. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'chart';

export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const PAINT = [
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font',
];
const SCALE = 2;

/** The drawing as it is seen now, on the colour of the panel. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = drawing.getBoundingClientRect();
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, width, height))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface-solid');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

// A picture on its own knows nothing of the page's style sheets, so what they say is written into a copy.
function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const property of PAINT) element.setAttribute(property, style.getPropertyValue(property));
    element.setAttribute('style', `font:${style.font}`);
  });
  return new XMLSerializer().serializeToString(copy);
}
