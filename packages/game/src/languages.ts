// The languages of the game's names. A module of its own, because the names themselves are large.

export const LANGUAGES = ['en', 'ja', 'ko', 'zh-CN', 'zh-TW'] as const;
export type Language = (typeof LANGUAGES)[number];
