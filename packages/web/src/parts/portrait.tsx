// A creature: its sprite on a soft disc in the colour of its berry's type, or our own drawing where there is no sprite.
import type { Species } from '@oversleep/game';
import { useState } from 'react';
import { Drawing } from './drawing.tsx';
import { FestiveBadge } from './festive-badge.tsx';
import { initialsOf } from './initials.ts';
import { SPRITES } from './picture-list.ts';
import { CHEEKS, EYES, SPARKLES, silhouetteOf, sparkle } from './silhouettes.ts';
import { festiveForm, spriteAddress, spriteName, spriteScale } from './sprite.ts';
import { typeColour } from './type-colour.ts';
import './portrait.css';

type Portrayed = Pick<Species, 'name' | 'displayName' | 'family' | 'previousEvolutions'> & {
  readonly berry: Pick<Species['berry'], 'type'>;
};

interface PortraitProps {
  readonly species: Portrayed;
  /** Of the disc, in pixels. */
  readonly size?: number;
  readonly shiny?: boolean;
  readonly happy?: boolean;
  /** Beside the written name it need not be read aloud again. */
  readonly decorative?: boolean;
}

export function Portrait({ species, size = 60, shiny = false, happy = false, decorative = false }: PortraitProps) {
  // By address, because the same place may show somebody else next.
  const [failed, setFailed] = useState<string>();
  const address = spriteAddress(species.name, shiny);
  const sprite = failed === address ? undefined : SPRITES.get(spriteName(species.name));
  const label = decorative ? '' : portraitLabel(species.displayName, shiny, happy);
  return (
    <span
      className="portrait"
      style={{ width: size, height: size, color: typeColour(species.berry.type) }}
      data-happy={happy}
    >
      <span className="portrait-disc" />
      {sprite ? (
        <Sprite address={address} pixels={sprite} size={size} label={label} onFail={() => setFailed(address)} />
      ) : (
        <Drawn species={species} size={size} happy={happy} label={label} />
      )}
      <Extras species={species.name} shiny={shiny} happy={happy} />
    </span>
  );
}

function portraitLabel(name: string, shiny: boolean, happy: boolean): string {
  return [happy ? 'Happy' : '', shiny ? 'shiny' : '', name].filter((word) => word !== '').join(' ');
}

interface SpriteProps {
  readonly address: string;
  readonly pixels: readonly [width: number, height: number];
  readonly size: number;
  readonly label: string;
  readonly onFail: () => void;
}

function Sprite({ address, pixels: [width, height], size, label, onFail }: SpriteProps) {
  const scale = spriteScale(size, width, height);
  return (
    <img
      className="portrait-sprite"
      src={address}
      alt={label}
      width={width * scale}
      height={height * scale}
      data-smooth={scale < 1}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onFail}
    />
  );
}

interface DrawnProps {
  readonly species: Portrayed;
  readonly size: number;
  readonly happy: boolean;
  readonly label: string;
}

/** Too small a disc has no room for letters. */
const ROOM_FOR_INITIALS = 44;

function Drawn({ species, size, happy, label }: DrawnProps) {
  const { behind, head, front } = silhouetteOf(species.family);
  return (
    <Drawing label={label} decorative={label === ''} className="portrait-drawing" viewBox="-6 -4 76 76">
      <path className="portrait-behind" d={behind} />
      <path className="portrait-head" d={head} />
      <path className="portrait-front" d={front} />
      <path className="portrait-eyes" d={happy ? EYES.happy : EYES.asleep} />
      {happy &&
        CHEEKS.map((place) => (
          <ellipse key={place} className="portrait-cheek" rx="4.5" ry="3" transform={`translate(${place})`} />
        ))}
      {size >= ROOM_FOR_INITIALS && <Tag species={species} />}
    </Drawing>
  );
}

/** Initials, and a dot for each evolution before: the stages of a family share their face. */
function Tag({ species: { displayName, previousEvolutions } }: { readonly species: Portrayed }) {
  const width = 24 + previousEvolutions * 5;
  return (
    <>
      <rect className="portrait-tag" x={32 - width / 2} y="54" width={width} height="16" rx="8" />
      <text className="portrait-initials" x={32 - previousEvolutions * 2.5} y="66.2" textAnchor="middle">
        {initialsOf(displayName)}
      </text>
      {[1, 2].slice(0, previousEvolutions).map((stage) => (
        <circle key={stage} className="portrait-stage" cx={32 + width / 2 - 2 - stage * 5} cy="62" r="1.8" />
      ))}
    </>
  );
}

interface ExtrasProps {
  readonly species: string;
  readonly shiny: boolean;
  readonly happy: boolean;
}

/** What lies over the creature: sparkles of joy, the star of a shiny one, the badge of a festive form. */
function Extras({ species, shiny, happy }: ExtrasProps) {
  const form = festiveForm(species);
  if (!shiny && !happy && !form) return null;
  return (
    <svg className="portrait-extras" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {happy && <path className="portrait-sparkle" d={SPARKLES} />}
      {shiny && <path className="portrait-sparkle" d={sparkle(54, 10, 9)} />}
      {form && <FestiveBadge form={form} />}
    </svg>
  );
}
