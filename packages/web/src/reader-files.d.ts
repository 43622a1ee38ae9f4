// What reads words in pictures, as files of other packages: the engine, its code, and its data of each language.
declare module '*.wasm?url' {
  const address: string;
  export default address;
}

declare module '*.gz?url' {
  const address: string;
  export default address;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** As much of it as is used. */
  export interface Tesseract {
    readonly TessBaseAPI: new () => {
      /** -1 where it has failed. */
      readonly Init: (folder: null, language: string, mode: number) => number;
      readonly SetVariable: (name: string, value: string) => boolean;
      /** Of the file `/input`; 1 where it has failed. */
      readonly SetImageFile: (orientation: number, angle: number) => number;
      readonly Recognize: (monitor: null) => number;
      readonly GetUTF8Text: () => string;
      readonly End: () => void;
    };
    readonly FS: {
      readonly writeFile: (path: string, bytes: Uint8Array) => void;
      readonly unlink: (path: string) => void;
    };
  }
  const start: (options: {
    readonly locateFile: () => string;
    readonly print: () => void;
    readonly printErr: () => void;
  }) => Promise<Tesseract>;
  export default start;
}
