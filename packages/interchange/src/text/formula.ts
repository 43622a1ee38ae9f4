// Player text in tables that spreadsheets open: what would be taken for a formula gets an apostrophe in front, which is taken off again.

/** Apostrophes of its own are counted in, so that every text comes back as it was. */
const FORMULA = /^'*[=+\-@\t\r]/u;
const DISARMED = /^'(?='*[=+\-@\t\r])/u;

export const disarmed = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const armed = (cell: string): string => cell.replace(DISARMED, '');
