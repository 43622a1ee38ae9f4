// Props and styles that all small pictures share.
import * as styles from './picture.module.css';

export interface PictureProps {
  /** In pixels. */
  readonly size?: number;
  /** Beside the written name it need not be read aloud again. */
  readonly decorative?: boolean;
  /** Not in use. */
  readonly grey?: boolean;
}

export const pictureLook = (grey: boolean) => ({
  className: grey ? `${styles.picture} ${styles.grey}` : styles.picture,
  'data-ui': 'picture',
});
