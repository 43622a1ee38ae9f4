// The face of a creature in a picture to show around: its sprite on a disc in the colour of its berry's type, or our own drawing.
import type { Species } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { token, write } from '../../ui/night-picture.ts';
import { faceOf, INSIDE, type Tone } from './face.ts';
import { initialsOf } from './initials.ts';
import { EYES } from './silhouettes.ts';
import { spriteScale } from './sprite.ts';
import { typeColour } from './type-colour.ts';

export function paintFace(
  pen: CanvasRenderingContext2D,
  species: Species,
  sprite: HTMLImageElement | undefined,
  middle: number,
  top: number,
  size: number,
): void {
  const centre = top + size / 2;
  pen.save();
  pen.globalAlpha = 0.45;
  pen.fillStyle = token(typeColour(species.berry.type));
  pen.beginPath();
  pen.arc(middle, centre, size / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  if (sprite) {
    const scale = spriteScale(size, sprite.naturalWidth, sprite.naturalHeight);
    const [width, height] = [sprite.naturalWidth * scale, sprite.naturalHeight * scale];
    pen.imageSmoothingEnabled = scale < 1;
    pen.drawImage(sprite, middle - width / 2, centre - height / 2, width, height);
  } else {
    paintDrawing(pen, species, middle - size / 2, top, size / 64);
  }
}

/** What a tone lays over the colour of the type. */
const OVER: Readonly<Record<Tone, { readonly colour: string; readonly alpha: number } | undefined>> = {
  fur: undefined,
  accent: undefined,
  shade: { colour: '--night-0', alpha: 0.28 },
  pale: { colour: '--star', alpha: 0.55 },
};

/** As on the page where there is no sprite. */
function paintDrawing(pen: CanvasRenderingContext2D, species: Species, x: number, y: number, scale: number): void {
  const { layers, accent } = faceOf(species);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineWidth = 2;
  for (const { d, tone, edged = false, inside = false } of layers) {
    pen.save();
    if (inside) {
      pen.translate(INSIDE.x, INSIDE.y);
      pen.scale(INSIDE.scale, INSIDE.scale);
    }
    const shape = new Path2D(d);
    const over = OVER[tone];
    pen.fillStyle = token(typeColour(tone === 'accent' ? accent : species.berry.type));
    pen.fill(shape);
    if (over) {
      pen.globalAlpha = over.alpha;
      pen.fillStyle = token(over.colour);
      pen.fill(shape);
      pen.globalAlpha = 1;
    }
    pen.strokeStyle = token('--night-0');
    if (edged) pen.stroke(shape);
    pen.restore();
  }
  pen.strokeStyle = token('--on-bright');
  pen.stroke(new Path2D(EYES.asleep));
  write(pen, initialsOf(nameOf('species', species)), 32, 64, {
    font: `800 12px ${token('--font-head')}`,
    align: 'center',
  });
  pen.restore();
}
