// The probable language of a player's game before any screenshot is read: each language is a download, so the first guess should be right.
import { LANGUAGES, type Language } from '@oversleep/game';

/** By the languages of the browser, as it writes them. Chinese is written in one of two ways, which not every name of it says. */
function gameLanguage(tag: string): Language | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  return LANGUAGES.find((each) => each === language);
}

/** Names in another language than English were chosen by the player, so that counts most. */
export function likelyLanguage(chosen: Language, browser: readonly string[]): Language {
  if (chosen !== 'en') return chosen;
  return browser.map(gameLanguage).find((language) => language !== undefined) ?? 'en';
}
