// An island as a little landscape; expert ones carry a star.
import type { Island } from '@oversleep/game';
import { nameOf } from '../../messages/names.ts';
import { Drawing } from './drawing.tsx';
import { ISLAND_SCENES } from './island-scenes.ts';
import type { PictureProps } from './picture-props.ts';
import { UnknownPicture } from './unknown-picture.tsx';
import * as styles from './island-picture.module.css';
import * as pictureStyles from './picture.module.css';

interface IslandPictureProps extends PictureProps {
  readonly island: Pick<Island, 'shortName' | 'name' | 'baseIsland' | 'expert'>;
  /** As wide as its container; the size is then its height. */
  readonly wide?: boolean;
}

export function IslandPicture({
  island,
  size = 64,
  wide = false,
  decorative = false,
  grey = false,
}: IslandPictureProps) {
  const scene = ISLAND_SCENES[island.baseIsland ?? island.shortName];
  if (!scene) return <UnknownPicture label={nameOf('islands', island)} size={size} decorative={decorative} />;
  const look = `${styles.island} ${wide ? styles.wide : styles.round}${grey ? ` ${pictureStyles.grey}` : ''}`;
  return (
    <span className={look} data-ui="island" style={wide ? { height: size } : { width: size, height: size }}>
      <Drawing
        label={nameOf('islands', island)}
        decorative={decorative}
        viewBox="0 0 160 90"
        preserveAspectRatio="xMidYMid slice"
      >
        {scene.map(({ path, colour }) => (
          <path key={path} d={path} style={{ fill: colour }} />
        ))}
        {island.expert && (
          <path
            className={styles.star}
            d="M80 2 L82.6 8.4 L89.5 9 L84.2 13.5 L85.9 20.2 L80 16.6 L74.1 20.2 L75.8 13.5 L70.5 9 L77.4 8.4 Z"
          />
        )}
      </Drawing>
    </span>
  );
}
