// Placeholder shapes while something loads. Decoration: a text beside them says what is loading.
import * as styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: keyof typeof SHAPES;
  readonly width?: number | string;
  readonly height?: number;
}

const SHAPES = { line: styles.line, box: styles.box, disc: styles.disc };

export function Skeleton({ shape = 'line', width = '100%', height }: SkeletonProps) {
  const size = shape === 'disc' ? { width, height: width } : { width, height };
  return <span className={`${styles.skeleton} ${SHAPES[shape]}`} style={size} data-part="waiting" aria-hidden="true" />;
}

// Uneven, as lines of text are.
const LINES = ['94%', '82%', '89%', '64%', '91%', '73%'];

export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span aria-hidden="true">
      {LINES.slice(0, lines).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </span>
  );
}
