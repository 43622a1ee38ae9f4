// A whole made of parts: a bar for the eye, and the numbers beside their names for everyone.
import './stacked-bar.css';

export interface BarPart {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** A colour token, such as var(--primary). */
  readonly colour: string;
}

// A narrower part would cut its label off.
const SHARE_WITH_LABEL = 0.12;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function StackedBar({ parts }: { readonly parts: readonly BarPart[] }) {
  return (
    <div className="stacked">
      <div className="stacked-bar" aria-hidden="true">
        {parts.map(({ key, share, colour }) => (
          <div key={key} style={{ width: `${share * 100}%`, background: colour }}>
            {share >= SHARE_WITH_LABEL ? percent(share) : ''}
          </div>
        ))}
      </div>
      <dl className="stacked-legend">
        {parts.map(({ key, label, value, share, colour }) => (
          <div key={key}>
            <dt>
              <span className="stacked-dot" style={{ background: colour }} />
              {label}
            </dt>
            <dd>
              <b>{value}</b> <span className="stacked-share">{percent(share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
