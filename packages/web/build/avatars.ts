// Avatars to choose from: each species, plain and happy. Complete pictures, because they are shown where the game is not loaded.
import { readFileSync } from 'node:fs';
import type { Species } from '@oversleep/game';
import { type FaceLayer, faceOf, INSIDE_TRANSFORM } from '../src/parts/pictures/face.ts';
import { CHEEK, CHEEKS, EYES, SPARKLES } from '../src/parts/pictures/silhouettes.ts';
import { shortened } from './emoji.ts';
import type { TrimmedPicture } from './trim-png.ts';

const tokens = readFileSync(new URL('../src/app/tokens.css', import.meta.url), 'utf8');

/** A colour of the palette; files cannot read it themselves. */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`The palette has no plain colour --${name}`);
  return value;
}

/** The share of the first colour; the rest is the second. */
function mix(colour: string, share: number, other: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(colour, at) * share + channel(other, at) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const BOX = 64;

export function avatarPicture(species: Species, sprite: TrimmedPicture | undefined, happy: boolean): string {
  const colour = token(`type-${species.berry.type}`);
  const ground = mix(happy ? mix(token('primary'), 0.5, colour) : colour, 0.55, token('surface-solid'));
  const face = sprite ? spriteFace(sprite) : drawnFace(species, colour, happy);
  const joy = happy ? `<path fill="${token('primary')}" stroke="${token('night-0')}" d="${SPARKLES}"/>` : '';
  return shortened(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><path fill="${ground}" d="M0 0h${BOX}v${BOX}H0z"/>${face}${joy}</svg>\n`,
  );
}

/** As large as fits the circle, without scaling pixels too much. */
function spriteFace({ png, width, height }: TrimmedPicture): string {
  const scale = Math.min(2, 50 / width, 48 / height);
  const [wide, high] = [width * scale, height * scale];
  const place = `x="${(BOX - wide) / 2}" y="${(BOX - high) / 2}" width="${wide}" height="${high}"`;
  return `<image ${place} image-rendering="pixelated" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function drawnFace(species: Species, colour: string, happy: boolean): string {
  const { layers, accent } = faceOf(species);
  const second = token(`type-${accent}`);
  const tones: Readonly<Record<FaceLayer['tone'], string>> = {
    fur: colour,
    shade: mix(colour, 0.72, token('night-0')),
    pale: mix(colour, 0.45, token('star')),
    accent: second,
  };
  const paths = layers.map(({ d, tone, edged = false, inside = false }) => {
    const line = edged ? ` stroke="${mix(tone === 'accent' ? second : colour, 0.35, token('night-0'))}"` : '';
    return `<path fill="${tones[tone]}"${line}${inside ? ` transform="${INSIDE_TRANSFORM}"` : ''} d="${d}"/>`;
  });
  const { rx, ry } = CHEEK[happy ? 'happy' : 'asleep'];
  const cheeks = CHEEKS.map(
    (place) => `<ellipse rx="${rx}" ry="${ry}" fill="${token('admin')}" opacity=".6" transform="translate(${place})"/>`,
  );
  return [
    `<g transform="translate(3.2 3.2) scale(.9)"><g stroke-width="2" stroke-linejoin="round">${paths.join('')}</g>`,
    `<path fill="none" stroke="${token('on-bright')}" stroke-width="2.5" stroke-linecap="round" d="${happy ? EYES.happy : EYES.asleep}"/>`,
    `${cheeks.join('')}</g>`,
  ].join('');
}
