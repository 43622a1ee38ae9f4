// Names in all languages of the game, also those that the product itself does not speak: for other people's programs.
import { LANGUAGES } from './languages.ts';
import type { NameSection } from './rows.ts';
import { NAMES } from './tables/large/names.ts';
import { MORE_NAMES } from './tables/names-more.ts';

export const GAME_LANGUAGES = [...LANGUAGES, 'de', 'fr', 'es'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** null: no source has it. */
export type AllNames = { readonly [language in GameLanguage]: string | null };

/** `english` is the name for things whose English name is in their own row. */
export function allNames(section: NameSection | 'events', key: string, english: string | null = null): AllNames {
  const more = MORE_NAMES[section][key];
  const own = section === 'events' ? undefined : NAMES[section][key];
  const name = (language: GameLanguage): string | null => {
    const place = LANGUAGES.findIndex((one) => one === language);
    return own?.[place] ?? more?.[language] ?? null;
  };
  return {
    en: name('en') ?? english,
    ja: name('ja'),
    ko: name('ko'),
    'zh-CN': name('zh-CN'),
    'zh-TW': name('zh-TW'),
    de: name('de'),
    fr: name('fr'),
    es: name('es'),
  };
}
