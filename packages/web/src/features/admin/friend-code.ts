// What a friend code looks like.

export const CODE_LENGTH = 6;

const CODE = /^[A-Z0-9]{6}$/;

/** As it is stored, however it was typed. */
export const tidyCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

export function codeProblem(code: string): string | undefined {
  return CODE.test(code) ? undefined : 'A friend code is exactly 6 letters from A to Z or digits';
}
