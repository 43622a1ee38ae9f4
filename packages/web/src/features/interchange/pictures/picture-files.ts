// Which of some files are pictures: by what the system says they are, else by their ending.

const ENDING = /\.(png|jpe?g|webp|avif|heic|heif)$/i;

export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? ENDING.test(name) : type.startsWith('image/');
