// What all small pictures are told.

export interface PictureProps {
  /** In pixels. */
  readonly size?: number;
  /** Beside the written name it need not be read aloud again. */
  readonly decorative?: boolean;
  /** Not in use. */
  readonly grey?: boolean;
}

export const pictureClass = (grey: boolean): string => (grey ? 'picture picture-grey' : 'picture');
