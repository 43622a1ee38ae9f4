// Style sheets as TypeScript sees them. Which names each of them has is checked by tools/checks/style-rooms.mjs.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export = names;
}

declare module '*.css' {}
