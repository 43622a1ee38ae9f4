// Our own drawing of the game's detail page: what has to be on a screenshot, with a label for each part.
import { messages } from '../../messages/messages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import * as styles from './screenshots.module.css';

const t = messages('help');

/** From the top of the phone. */
const PARTS = [
  { y: 62, height: 44, label: 'labels.card' },
  { y: 122, height: 40, label: 'labels.ingredients' },
  { y: 170, height: 44, label: 'labels.interval' },
  { y: 236, height: 54, label: 'labels.skill' },
  { y: 300, height: 88, label: 'labels.subskills' },
  { y: 416, height: 30, label: 'labels.nature' },
] as const;

const LEFT = 20;
const RIGHT = 200;
/** Three lines, for languages with longer words. */
const LABEL_HEIGHT = 54;

export function ScreenDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 340 480" role="img" aria-label={t('drawing')}>
      <rect
        fill="var(--night-0)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        x="8"
        y="8"
        width="204"
        height="464"
        rx="24"
      />
      <rect fill="var(--surface-solid-2)" x="16" y="30" width="188" height="420" rx="6" />
      <rect fill="var(--glow-plum)" x="16" y="62" width="112" height="44" rx="6" />
      <path className={styles.ink} d="M60 78 H96 M60 92 H112" />
      <circle className={styles.ink} cx="38" cy="84" r="11" />
      {[74, 114, 154].map((x) => (
        <circle key={x} className={styles.ink} cx={x + 18} cy="140" r="13" />
      ))}
      {[176, 198].map((y) => (
        <g key={y}>
          <rect fill="var(--salad)" x="28" y={y} width="52" height="13" rx="6.5" />
          <path className={styles.ink} d={`M92 ${y + 7} H160`} />
        </g>
      ))}
      <rect fill="var(--success)" x="28" y="222" width="164" height="10" rx="2" />
      <rect fill="var(--surface-3)" x="28" y="238" width="164" height="50" rx="4" />
      <path className={styles.ink} d="M76 252 H136 M168 252 H182 M76 266 H180 M76 277 H150" />
      {[0, 1, 2, 3, 4].map((chip) => (
        <g key={chip}>
          <rect
            fill="var(--surface-3)"
            x={28 + 84 * (chip % 2)}
            y={302 + 30 * Math.floor(chip / 2)}
            width="80"
            height="22"
            rx="4"
          />
          <path className={styles.ink} d={`M${40 + 84 * (chip % 2)} ${313 + 30 * Math.floor(chip / 2)} h56`} />
        </g>
      ))}
      <rect fill="var(--success)" x="28" y="398" width="164" height="10" rx="2" />
      <rect fill="var(--surface-3)" x="28" y="418" width="84" height="26" rx="13" />
      <path className={styles.ink} d="M46 431 h48 M126 424 h60 M126 438 h60" />
      {PARTS.map(({ y, height, label }) => (
        <g key={y}>
          <rect
            fill="none"
            stroke="var(--primary)"
            strokeDasharray="5 4"
            strokeWidth="1.5"
            x={LEFT}
            y={y}
            width={RIGHT - LEFT}
            height={height}
            rx="8"
          />
          <path fill="none" stroke="var(--primary)" strokeWidth="1.5" d={`M${RIGHT} ${y + height / 2} h20`} />
          <foreignObject x={RIGHT + 24} y={y + height / 2 - LABEL_HEIGHT / 2} width="116" height={LABEL_HEIGHT}>
            <Stack as="p" className={styles.words} breaks="anywhere">
              {t(label)}
            </Stack>
          </foreignObject>
        </g>
      ))}
    </svg>
  );
}
