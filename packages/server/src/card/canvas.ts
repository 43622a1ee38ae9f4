// The frame of every preview picture: its size, the night sky, the mark of the site, and the pieces that all kinds use.
import type { ElementType, GameLanguage } from '@oversleep/game';
import { write } from './letters.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 60;

/** The same as in tokens.css of the web app. */
export const COLOURS = {
  text: '#f4f1ff',
  muted: '#bdb7dd',
  primary: '#ffd772',
  onBright: '#15122c',
  panel: '#221f48',
  track: '#3d396f',
  gold: '#f2c14e',
  silver: '#b9cfe6',
  white: '#e9e6f5',
  berries: '#7cc4ff',
  ingredients: '#a5da7a',
  skill: '#ffb3d1',
};

export const TYPE_COLOURS: Readonly<Record<ElementType, string>> = {
  bug: '#c3d35a',
  dark: '#a79bb5',
  dragon: '#8f9dff',
  electric: '#ffd95e',
  fairy: '#f8b3dc',
  fighting: '#f08a7d',
  fire: '#ff9d6e',
  flying: '#b2bfff',
  ghost: '#ab9be6',
  grass: '#97d67a',
  ground: '#dcb27c',
  ice: '#9fe3ea',
  normal: '#c9c4b8',
  poison: '#cf9bea',
  psychic: '#ff9fc0',
  rock: '#cdbb84',
  steel: '#b6c4d4',
  water: '#7cb8ff',
};

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const panel = ({ x, y, width, height }: Frame, colour = COLOURS.panel, radius = 20): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`;

/** The face of the site's owl, 64 units high. */
const OWL =
  '<circle cx="32" cy="32" r="31" fill="#e0b64c"/><circle cx="32" cy="32" r="27" fill="#ffd772"/>' +
  '<path d="M15 25 L17 9 L29 19 H35 L47 9 L49 25 V39 A17 17 0 0 1 15 39 Z" fill="#5b4aa0"/>' +
  '<circle cx="24" cy="30" r="8.5" fill="#f4f1ff"/><circle cx="40" cy="30" r="8.5" fill="#f4f1ff"/>' +
  '<path d="M18 30 Q24 36 30 30 M34 30 Q40 36 46 30" stroke="#2a1b45" stroke-width="3" fill="none" stroke-linecap="round"/>' +
  '<path d="M28.5 37 H35.5 L32 43 Z" fill="#ff9e6b"/>';

const STARS = [
  [96, 40, 2],
  [300, 22, 1.5],
  [520, 36, 2],
  [702, 18, 1.5],
  [1010, 30, 2],
  [1166, 120, 1.5],
  [24, 210, 1.5],
  [30, 480, 2],
  [1176, 420, 2],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf0" opacity="0.7"/>`)
  .join('');

/** A whole picture. `accent` is the colour of its edge. */
export const framed = (parts: readonly string[], language: GameLanguage, accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  '<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#171538"/>' +
  '<stop offset="1" stop-color="#2a1b45"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#night)"/>' +
  `<rect width="16" height="100%" fill="${accent}"/>${STARS}${parts.join('')}` +
  `<g transform="translate(${MARGIN} 572) scale(0.6)">${OWL}</g>` +
  `${write('Oversleep', { x: MARGIN + 50, y: 600, size: 26, colour: COLOURS.muted, language })}</svg>`;
