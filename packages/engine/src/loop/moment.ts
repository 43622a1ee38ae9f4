// A logged moment of a day; members are numbered as in the team.

export type Moment = { readonly at: number } & (
  | { readonly kind: 'wake' | 'bed' | 'in' | 'out'; readonly member: number; readonly energy: number }
  | { readonly kind: 'proc'; readonly member: number; readonly skill: string; readonly stored: boolean }
  | { readonly kind: 'energy' | 'drain' | 'helps'; readonly from: number; readonly to: number; readonly amount: number }
  | { readonly kind: 'meal'; readonly tasty: boolean; readonly pot: number }
  | { readonly kind: 'dish'; readonly type: string; readonly recipe: string | undefined; readonly value: number }
  | { readonly kind: 'night'; readonly member: number; readonly helps: number; readonly room: number }
);
