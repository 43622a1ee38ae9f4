// A picture from a file, and the sign for something unknown where there is no such file.
import { useState } from 'react';
import { type PictureProps, pictureLook } from './picture-props.ts';
import { UnknownPicture } from './unknown-picture.tsx';

interface FilePictureProps extends PictureProps {
  readonly address: string;
  readonly label: string;
}

export function FilePicture({ address, label, size = 36, decorative = false, grey = false }: FilePictureProps) {
  // By address, because the same place may show something else next.
  const [failed, setFailed] = useState<string>();
  if (failed === address) return <UnknownPicture label={label} size={size} decorative={decorative} />;
  return (
    <img
      {...pictureLook(grey)}
      src={address}
      alt={decorative ? '' : label}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(address)}
    />
  );
}
