// The plugin comes without types.
declare module '@size-limit/file';
