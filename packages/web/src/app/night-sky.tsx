// The sky behind everything: gradient, a few stars and the hill line. Pure decoration.
import * as styles from './night-sky.module.css';

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [6, 14, 1.1],
  [13, 31, 0.8],
  [19, 8, 1.3],
  [27, 22, 0.9],
  [34, 6, 1],
  [41, 35, 0.8],
  [48, 15, 1.2],
  [56, 27, 0.9],
  [62, 9, 1.4],
  [69, 38, 0.8],
  [74, 18, 1],
  [81, 7, 0.9],
  [87, 29, 1.3],
  [93, 16, 1],
  [97, 41, 0.8],
];

export function NightSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg className={styles.stars} aria-hidden="true" focusable="false">
        {STARS.map(([x, y, size]) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r={size} />
        ))}
      </svg>
      <svg
        className={styles.hills}
        viewBox="0 0 1440 380"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--hill-far)" d="M0 220 C220 120 420 160 640 210 S1080 140 1440 200 V380 H0Z" />
        <path fill="var(--hill-near)" d="M0 290 C260 220 520 300 760 270 S1180 230 1440 290 V380 H0Z" />
      </svg>
    </div>
  );
}
