// The languages in which the game's names are known. Apart from the names themselves, which are heavy.

export const LANGUAGES = ['en', 'ja', 'ko', 'zh-CN', 'zh-TW'] as const;
export type Language = (typeof LANGUAGES)[number];
