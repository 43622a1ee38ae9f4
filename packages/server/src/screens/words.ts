// Words in pictures, read by Tesseract; its language data come with the packages, nothing is fetched.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@oversleep/game';
import { greyMap, type TextReader } from '@oversleep/screens';
import tesseract, { type Worker } from 'tesseract.js';

const DATA: { readonly [language in Language]: string } = {
  en: 'eng',
  ja: 'jpn',
  ko: 'kor',
  'zh-CN': 'chi_sim',
  'zh-TW': 'chi_tra',
};

const readers = new Map<Language, Promise<Worker>>();

/** One for each language that is asked for; they last as long as the thread. */
export function readerFor(language: Language): Promise<Worker> {
  const reader = readers.get(language) ?? startReader(DATA[language]);
  readers.set(language, reader);
  return reader;
}

export const readWords: TextReader<Language> = async (line, language) => {
  const reader = await readerFor(language);
  const { data } = await reader.recognize(Buffer.from(greyMap(line)));
  return data.text;
};

async function startReader(data: string): Promise<Worker> {
  const { createWorker, OEM, PSM } = tesseract;
  const require = createRequire(import.meta.url);
  const langPath = join(dirname(require.resolve(`@tesseract.js-data/${data}/package.json`)), '4.0.0_best_int');
  const reader = await createWorker(data, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  // Its output would mix with the server's log.
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, debug_file: '/dev/null' });
  return reader;
}
