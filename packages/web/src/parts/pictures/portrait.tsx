// A creature: its sprite on a soft disc in the colour of its berry's type, or our own drawing where there is no sprite, or not yet.
import type { Species } from '@oversleep/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { Drawing } from './drawing.tsx';
import { faceOf, INSIDE_TRANSFORM } from './face.ts';
import { FestiveBadge } from './festive-badge.tsx';
import { initialsOf } from './initials.ts';
import { SPRITES } from './picture-list.ts';
import { CHEEK, CHEEKS, EYES, SPARKLES, sparkle } from './silhouettes.ts';
import { festiveForm, spriteAddress, spriteName, spriteScale } from './sprite.ts';
import { typeColour } from './type-colour.ts';
import * as styles from './portrait.module.css';

const t = messages('parts');

type PortraitSpecies = Pick<Species, 'name' | 'displayName' | 'family' | 'previousEvolutions'> & {
  readonly berry: Pick<Species['berry'], 'type'>;
};

interface PortraitProps {
  readonly species: PortraitSpecies;
  /** Of the disc, in pixels. */
  readonly size?: number;
  readonly shiny?: boolean;
  readonly happy?: boolean;
  /** Beside the written name it need not be read aloud again. */
  readonly decorative?: boolean;
  /** Nothing but the disc until the sprite is there: for long lists, where each comes into sight for a moment only. */
  readonly bare?: boolean;
}

export function Portrait(props: PortraitProps) {
  const { species, size = 60, shiny = false, happy = false, decorative = false, bare = false } = props;
  const address = spriteAddress(species.name, shiny);
  const pixels = SPRITES.get(spriteName(species.name));
  const [state, setState] = useSpriteState(pixels && address);
  const sprite = bare && pixels && state === 'waiting' ? 'there' : state;
  const label = decorative ? '' : portraitLabel(nameOf('species', species), shiny, happy);
  return (
    <span
      className={styles.portrait}
      data-ui="portrait"
      style={{ width: size, height: size, color: typeColour(species.berry.type) }}
      data-happy={happy}
    >
      <span className={styles.disc} />
      {sprite !== 'there' && <Drawn species={species} size={size} happy={happy} label={label} />}
      {sprite !== 'there' && size >= ROOM_FOR_INITIALS && <Initials species={species} size={size} />}
      {pixels && sprite !== 'failed' && (
        <Sprite
          address={address}
          pixels={pixels}
          size={size}
          label={sprite === 'there' ? label : ''}
          onState={(next) => next !== sprite && setState(next)}
        />
      )}
      <Extras species={species.name} shiny={shiny} happy={happy} />
    </span>
  );
}

type SpriteState = 'waiting' | 'there' | 'failed';

/** By address, because the same element may show another species next. */
function useSpriteState(address: string | undefined): [SpriteState, (state: SpriteState) => void] {
  const [known, setKnown] = useState<{ readonly address: string | undefined; readonly state: SpriteState }>();
  return [
    known?.address === address ? (known?.state ?? 'waiting') : 'waiting',
    (state) => setKnown({ address, state }),
  ];
}

const portraitLabel = (name: string, shiny: boolean, happy: boolean): string =>
  t('portrait', { name, look: happy ? (shiny ? 'both' : 'happy') : shiny ? 'shiny' : 'other' });

interface SpriteProps {
  readonly address: string;
  readonly pixels: readonly [width: number, height: number];
  readonly size: number;
  readonly label: string;
  readonly onState: (state: SpriteState) => void;
}

function Sprite({ address, pixels: [width, height], size, label, onState }: SpriteProps) {
  const image = useRef<HTMLImageElement>(null);
  const scale = spriteScale(size, width, height);
  // One that the browser still holds is there before the first paint: the drawing does not flash up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another picture is news.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) onState('there');
  }, [address]);
  return (
    <img
      ref={image}
      className={styles.sprite}
      src={address}
      alt={label}
      width={width * scale}
      height={height * scale}
      data-smooth={scale < 1}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => onState('there')}
      onError={() => onState('failed')}
    />
  );
}

interface DrawnProps {
  readonly species: PortraitSpecies;
  readonly size: number;
  readonly happy: boolean;
  readonly label: string;
}

const TONES = {
  fur: styles.fur,
  shade: styles.shade,
  pale: styles.pale,
  accent: styles.accent,
};

/** Too small a disc has no room for letters. */
const ROOM_FOR_INITIALS = 44;

function Drawn({ species, size, happy, label }: DrawnProps) {
  const { layers, accent } = faceOf(species);
  const cheek = CHEEK[happy ? 'happy' : 'asleep'];
  return (
    <Drawing label={label} decorative={label === ''} className={styles.drawing} viewBox="-6 -4 76 76">
      {layers.map(({ d, tone, edged = false, inside = false }) => (
        <path
          key={`${tone} ${inside} ${d}`}
          className={TONES[tone]}
          d={d}
          data-edged={edged}
          {...(inside ? { transform: INSIDE_TRANSFORM } : {})}
          {...(tone === 'accent' ? { style: { color: typeColour(accent) } } : {})}
        />
      ))}
      <path
        fill="none"
        stroke="var(--on-bright)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d={happy ? EYES.happy : EYES.asleep}
      />
      {CHEEKS.map((place) => (
        <ellipse key={place} fill="var(--admin)" opacity="0.6" {...cheek} transform={`translate(${place})`} />
      ))}
      {size >= ROOM_FOR_INITIALS && <Tag previousEvolutions={species.previousEvolutions} />}
    </Drawing>
  );
}

/** Room for the initials, and a dot for each evolution before: the stages of a family share their face. */
function Tag({ previousEvolutions }: Pick<PortraitSpecies, 'previousEvolutions'>) {
  const width = 24 + previousEvolutions * 5;
  return (
    <>
      <rect
        fill="var(--surface-solid)"
        stroke="currentColor"
        strokeWidth="1.5"
        x={32 - width / 2}
        y="54"
        width={width}
        height="16"
        rx="8"
      />
      {[1, 2].slice(0, previousEvolutions).map((stage) => (
        <circle key={stage} fill="var(--primary)" cx={32 + width / 2 - 2 - stage * 5} cy="62" r="1.8" />
      ))}
    </>
  );
}

/** Units of the drawing across the disc, and its left edge. */
const DRAWN = { width: 76, left: -6 };

/** Drawn by the style sheet: as text they would be part of what a button says, and its name would have to contain them. */
function Initials({ species, size }: Required<Pick<PortraitProps, 'species' | 'size'>>) {
  const middle = (32 - species.previousEvolutions * 2.5 - DRAWN.left) / DRAWN.width;
  return (
    <span
      className={styles.initials}
      aria-hidden="true"
      data-initials={initialsOf(nameOf('species', species))}
      style={{ left: `${middle * 100}%`, scale: `${size / DRAWN.width}` }}
    />
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
    <svg className={styles.extras} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {happy && <path className={styles.sparkle} data-ui="portrait-sparkle" d={SPARKLES} />}
      {shiny && <path className={styles.sparkle} data-ui="portrait-sparkle" d={sparkle(54, 10, 9)} />}
      {form && <FestiveBadge form={form} />}
    </svg>
  );
}
