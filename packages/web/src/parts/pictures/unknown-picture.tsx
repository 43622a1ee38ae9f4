// What is shown for a thing that we have no picture of, such as one from a later edition.
import { Drawing } from './drawing.tsx';
import * as styles from './picture.module.css';

interface UnknownPictureProps {
  readonly label: string;
  readonly size: number;
  readonly decorative: boolean;
}

export function UnknownPicture({ label, size, decorative }: UnknownPictureProps) {
  return (
    <Drawing
      label={label}
      decorative={decorative}
      className={styles.picture}
      data-ui="picture"
      width={size}
      height={size}
      viewBox="0 0 32 32"
    >
      <circle fill="var(--surface-3)" cx="16" cy="16" r="14" />
      <text className={styles.unknownSign} x="16" y="23.5" textAnchor="middle">
        ?
      </text>
    </Drawing>
  );
}
