// A button that opens the system's file picker and hands over what was chosen.
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

/** For `accept`: the pictures that the device knows. */
export const PICTURES = 'image/*';

interface FileButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept: string;
  /** What the files are. */
  readonly about: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileButton({ label, icon, accept, about, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={about}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
