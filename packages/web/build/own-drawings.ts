// Ingredients that the emoji set lacks, drawn by us in its manner: flat, few colours, in a box of 32 × 32.

export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  'own-sausage':
    '<path fill="#d3622f" d="M5 13c-3 3-3 8 0 11s8 4 12 1l9-8c3-3 4-7 1-10s-7-3-10 0Z"/>' +
    '<path fill="#ef8b52" d="M7 15c-2 2-2 5-1 7 4 1 7 0 9-2l9-8c2-2 3-4 2-6-3-1-6 0-8 2Z"/>' +
    '<path fill="#8f3a1c" d="M26.5 6 29 3.500c.8-.8 2.2.4 1.5 1.500L28.5 7.500ZM5.5 24.5 3 27c-.8.8-2.2-.4-1.5-1.500L3.5 23Z"/>' +
    '<path stroke="#fbc79b" stroke-linecap="round" stroke-width="1.5" d="m11 15 3 3m1-6 3 3m1-6 3 3"/>',
  'own-oil':
    '<path fill="#7c5b34" d="M13 2h6v4h-6z"/>' +
    '<path fill="#e9d9a8" d="M13 5h6v5c0 2 5 3 5 9v9c0 1.5-1 3-3 3H11c-2 0-3-1.5-3-3v-9c0-6 5-7 5-9Z"/>' +
    '<path fill="#f2b52c" d="M10 18h12v9c0 1-.5 2-2 2h-8c-1.5 0-2-1-2-2Z"/>' +
    '<path fill="#fff3cf" d="M11.5 20h2v7h-2z"/>' +
    '<path fill="#6f9b3c" d="M19.5 21c-3 0-4 2-4 5 3 0 5-2 4-5Z"/>',
  'own-herb':
    '<path stroke="#7a2b20" stroke-linecap="round" stroke-width="2" d="M16 30c0-8 1-14 3-20"/>' +
    '<path fill="#e2502f" d="M19 12c-4-1-6-5-4-10 5 1 7 6 4 10ZM17 19c-5 1-9-2-10-7 6-1 10 2 10 7ZM18 18c0-5 4-8 9-7 0 5-4 8-9 7ZM16 26c-4 2-9 0-11-4 5-3 10-1 11 4ZM17 25c1-5 5-7 10-5-1 4-5 7-10 5Z"/>' +
    '<path fill="#ff8a5c" d="M18 9c-1-2-1-4-1-5 2 1 2 3 1 5ZM9 13c3 0 5 2 6 4-3 0-5-2-6-4ZM25 13c-2 0-4 2-5 4 3 0 5-2 5-4Z"/>',
  'own-cacao':
    '<path fill="#6f4a25" d="m25 3 3 2-4 6-3-2Z"/>' +
    '<path fill="#a35a2a" d="M24 8c5 4 4 12-2 18-5 4-12 5-15 2s-2-10 3-15C15 7 20 5 24 8Z"/>' +
    '<path fill="#c9793d" d="M23 9c-5 1-12 9-14 19-2-5 0-11 4-15 3-3 7-5 10-4Z"/>' +
    '<path stroke="#7b3f1a" stroke-linecap="round" stroke-width="1.5" d="M24 11C18 14 13 20 11 28M25 15c-4 2-8 7-9 12"/>',
  'own-coffee':
    '<path fill="#8a5733" d="M13 4c5-2 9 1 9 6s-4 10-9 11c-5 0-8-3-8-7S8 6 13 4Z"/>' +
    '<path stroke="#53301a" stroke-linecap="round" stroke-width="1.8" d="M16 5c-4 3 1 5-3 8s0 4-3 7"/>' +
    '<path fill="#aa7148" d="M22 13c5 0 7 4 6 8s-5 8-10 8-7-4-6-8 5-8 10-8Z"/>' +
    '<path stroke="#6a3f22" stroke-linecap="round" stroke-width="1.8" d="M25 14c-5 2-1 5-5 7s-1 4-5 6"/>',
  'own-leek':
    '<path fill="#5f9e3a" d="m17 15-2-12c3 1 4 3 4 6l2-7c2 2 2 5 1 7l6-4c0 4-2 6-4 7l5 0c-1 3-4 4-6 4l-4 3Z"/>' +
    '<path fill="#a9d272" d="M16 13 20 17 15 22 11 18Z"/>' +
    '<path fill="#eef4dc" d="M12 17 16 21 9 28c-1.5 1.5-4 1-5-.5-.8-1-.5-2.5.5-3.500Z"/>' +
    '<path stroke="#cfd9b4" stroke-linecap="round" d="m5 27-2.5 2.500M6.5 28.5 5 31M4 25.500l-2.5 1"/>',
  'own-pumpkin':
    '<path fill="#5f7f35" d="M15 8c-1-3 0-5 3-6l1.5 2c-1.5 1-2 2-1.5 4Z"/>' +
    '<path fill="#f08a24" d="M16 8c7-2 14 2 14 11 0 8-6 11-14 11S2 27 2 19C2 10 9 6 16 8Z"/>' +
    '<path fill="#ffab4d" d="M16 8c4 0 6 5 6 11s-2 11-6 11-6-5-6-11 2-11 6-11Z"/>' +
    '<path stroke="#c9660f" stroke-linecap="round" stroke-width="1.5" d="M10 9c-4 4-4 16 0 20M22 9c4 4 4 16 0 20"/>',
  'own-tail':
    '<path fill="#f28aa8" d="M4 27C2 19 8 17 12 17c5 0 6-3 7-7 1-5 5-8 9-6 3 2 3 6 1 10-3 8-9 15-17 16-4 .5-7-.5-8-3Z"/>' +
    '<path fill="#ffb6c9" d="M7 25c0-4 3-5 7-5 6-1 7-5 8-9 1-3 3-5 5-4 1 1 0 4-1 6-3 7-8 12-14 13-2 .4-4 .4-5-1Z"/>' +
    '<path fill="#fdf3e4" d="M3 25c3-1 5 1 6 5-3 0-6-1-6-5Z"/>',
};
