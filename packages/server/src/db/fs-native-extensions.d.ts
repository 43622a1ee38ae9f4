// The one function that we use of a package that comes without types.
declare module 'fs-native-extensions' {
  /** Locks bytes of an open file for as long as it is open; false: another process has them. */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
