// Numbers, dates and lists in the active language, for values that are shown on their own. Inside a sentence the message says how.
import { LOADED } from './messages.ts';

const lazily = <F extends object>(make: (locale: string) => F): (() => F) => {
  let made: { readonly locale: string; readonly format: F } | undefined;
  return () => {
    if (made?.locale !== LOADED.locale) made = { locale: LOADED.locale, format: make(LOADED.locale) };
    return made.format;
  };
};

/** English dates are written as in Europe, 17 Nov and 18:30. */
const ofDates = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = lazily((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

export function dateFormat(options: Intl.DateTimeFormatOptions): (value: Date | number) => string {
  const format = lazily((locale) => new Intl.DateTimeFormat(ofDates(locale), options));
  return (value) => format().format(value);
}

/**
 * "a, b, and c"
 */
export function listFormat(options: Intl.ListFormatOptions = {}): (items: Iterable<string>) => string {
  const format = lazily((locale) => new Intl.ListFormat(locale, options));
  return (items) => format().format(items);
}

/** Compares texts for sorting. */
export function textOrder(options: Intl.CollatorOptions = {}): (a: string, b: string) => number {
  const order = lazily((locale) => new Intl.Collator(locale, options));
  return (a, b) => order().compare(a, b);
}
