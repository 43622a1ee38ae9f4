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
  const safe = /^[=+@\t\r]|^-(?![\d.,]+$)/.test(text) ? `'${text}` : text;
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
  'font-size',
  'font-weight',
] as const;
const SVG = 'http://www.w3.org/2000/svg';
const SCALE = 2;
const MARGIN = 16;

/** The chart as it is seen now, with its title and legend, on the colour of the panel. */
export async function pngOf(figure: HTMLElement): Promise<Blob | null> {
  const { width, height } = figure.getBoundingClientRect();
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(figure))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + MARGIN * 2) * SCALE;
  canvas.height = (height + MARGIN * 2) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface-solid');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

// A separate picture has no access to the page: everything is copied to its position, with its computed styles.
function standalone(figure: HTMLElement): string {
  const edge = figure.getBoundingClientRect();
  const place = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return { x: left - edge.left + MARGIN, y: top - edge.top + MARGIN, height };
  };
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('viewBox', `0 0 ${edge.width + MARGIN * 2} ${edge.height + MARGIN * 2}`);
  whole.setAttribute('width', String(edge.width + MARGIN * 2));
  whole.setAttribute('height', String(edge.height + MARGIN * 2));
  whole.setAttribute('font-family', 'Inter, system-ui, sans-serif');
  for (const words of figure.querySelectorAll('[data-ui="chart-words"], [data-ui="chart-legend"] li')) {
    const text = document.createElementNS(SVG, 'text');
    const { x, y, height } = place(words);
    const style = getComputedStyle(words);
    text.setAttribute('x', String(x + (words.querySelector('svg')?.clientWidth ?? -8) + 8));
    text.setAttribute('y', String(y + height / 2 + 5));
    text.setAttribute('fill', style.color);
    text.setAttribute('font-size', style.fontSize);
    text.setAttribute('font-weight', style.fontWeight);
    text.textContent = words.textContent;
    whole.append(text);
  }
  for (const drawing of figure.querySelectorAll<SVGSVGElement>(
    '[data-ui="chart-legend"] svg, [data-ui="chart-plot"] > svg',
  )) {
    const copy = painted(drawing);
    const { x, y } = place(drawing);
    copy.setAttribute('x', String(x));
    copy.setAttribute('y', String(y));
    copy.setAttribute('overflow', 'visible');
    whole.append(copy);
  }
  return new XMLSerializer().serializeToString(whole);
}

function painted(drawing: SVGSVGElement): Element {
  const copy = document.importNode(drawing, true);
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of PAINT) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute('style');
  }
  return copy;
}
