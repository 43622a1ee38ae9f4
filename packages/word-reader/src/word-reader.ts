// Words in pictures, read by Tesseract in threads of its own; its language data come with the packages, nothing is fetched.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@oversleep/game';
import { greyMap, type TextReader } from '@oversleep/screens';
import type { Worker } from 'tesseract.js';

const DATA: { readonly [language in Language]: string } = {
  en: 'eng',
  ja: 'jpn',
  ko: 'kor',
  'zh-CN': 'chi_sim',
  'zh-TW': 'chi_tra',
};

export interface WordReader {
  readonly read: TextReader<Language>;
  /** Loads what reading a language needs, which takes longer than reading. */
  readonly prepare: (language: Language) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** With a thread for each language that is asked for. */
export function wordReader(): WordReader {
  const workers = new Map<Language, Promise<Worker>>();
  const workerFor = (language: Language) => {
    const known = workers.get(language) ?? start(DATA[language]);
    workers.set(language, known);
    return known;
  };
  return {
    read: async (line, language) => {
      const worker = await workerFor(language);
      const { data } = await worker.recognize(Buffer.from(greyMap(line)));
      return data.text;
    },
    prepare: async (language) => {
      await workerFor(language);
    },
    close: async () => {
      for (const worker of workers.values()) await (await worker).terminate();
    },
  };
}

async function start(data: string): Promise<Worker> {
  // Loaded when there is a picture: most runs have none.
  const { default: tesseract } = await import('tesseract.js');
  const { createWorker, OEM, PSM } = tesseract;
  const require = createRequire(import.meta.url);
  const langPath = join(dirname(require.resolve(`@tesseract.js-data/${data}/package.json`)), '4.0.0_best_int');
  const worker = await createWorker(data, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  // Its output would mix with the program's own.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, debug_file: '/dev/null' });
  return worker;
}
