// What is shown for a thing that we have no picture of, such as one from a later edition.
import { Drawing } from './drawing.tsx';
import './picture.css';

interface UnknownPictureProps {
  readonly label: string;
  readonly size: number;
  readonly decorative: boolean;
}

export function UnknownPicture({ label, size, decorative }: UnknownPictureProps) {
  return (
    <Drawing label={label} decorative={decorative} className="picture" width={size} height={size} viewBox="0 0 32 32">
      <circle className="picture-unknown" cx="16" cy="16" r="14" />
      <text className="picture-unknown-sign" x="16" y="23.5" textAnchor="middle">
        ?
      </text>
    </Drawing>
  );
}
