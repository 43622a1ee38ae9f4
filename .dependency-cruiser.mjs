// Which module may import which: the arrows of docs/overview.md as rules that fail the check.

const TEST_FILE = '\\.(test|bench)\\.tsx?$|^packages/(server|web)/test/|^packages/web/src/testing/';

// Every arrow between packages; what is not listed is forbidden.
const PACKAGES = {
  game: [],
  client: [],
  engine: ['game'],
  questions: ['engine', 'game'],
  contract: ['game', 'interchange'],
  interchange: ['game'],
  screens: ['game'],
  texts: ['game'],
  'word-reader': ['game', 'screens'],
  server: ['contract', 'engine', 'game', 'interchange', 'questions', 'screens', 'texts', 'word-reader'],
  web: ['contract', 'engine', 'game', 'interchange', 'questions', 'screens', 'texts'],
  cli: ['engine', 'game', 'interchange', 'questions', 'screens', 'texts', 'word-reader'],
};

// Inside web: app → features → parts → ui. Folders that a layer may use besides itself.
const WEB_LAYERS = {
  app: ['features', 'parts', 'ui', 'state', 'api', 'sim', 'messages'],
  features: ['parts', 'ui', 'state', 'api', 'sim', 'picture-reading', 'messages'],
  parts: ['ui', 'api', 'messages'],
  ui: ['messages'],
  state: ['api', 'messages'],
  api: ['messages'],
  messages: [],
  sim: ['state', 'api', 'workers', 'messages'],
  'picture-reading': ['workers'],
  workers: [],
};

// Rooms inside a part of web, and which others of them each may use. What puts them together, or is used by all of them, is in the folder itself.
const WEB_ROOMS = {
  state: {
    data: [],
    storage: ['data'],
    sync: ['data', 'storage'],
    account: ['data', 'storage', 'sync'],
    page: ['data'],
  },
  parts: {
    words: [],
    sharing: [],
    pictures: ['words'],
    figures: ['pictures', 'words'],
    growth: ['pictures', 'words'],
    'swap-plan': ['pictures', 'words'],
  },
  'features/creature': {
    slot: [],
    editor: ['slot'],
    search: ['slot'],
  },
  'features/interchange': {
    pictures: [],
    export: [],
    import: ['pictures'],
  },
  'features/calculator': {
    results: [],
    replay: ['results'],
    overview: ['results', 'replay'],
    members: ['results'],
    cooking: ['results'],
  },
};

// Inside server: server → app → routes → repos → db. Modules that must not know those above them.
const SERVER_LAYERS = [
  ['app\\.ts', 'server\\.ts'],
  ['routes/', '(server|app)\\.ts|db/'],
  ['repos/', '(server|app)\\.ts|routes/'],
  ['db/', '(server|app)\\.ts|routes/|repos/'],
  ['(config|preflight|problems)\\.ts', '(server|app)\\.ts|routes/|repos/|db/'],
];

// Inside engine: loop → figures → statistics → stories → answer → solver → tierlist. Rooms that a room may use besides itself.
const ENGINE_ROOMS = {
  loop: [],
  figures: ['loop'],
  statistics: ['loop', 'figures'],
  stories: ['loop', 'statistics'],
  answer: ['loop', 'figures', 'statistics', 'stories'],
  solver: ['figures', 'statistics', 'answer'],
  tierlist: ['statistics', 'search', 'answer', 'solver'],
  search: ['loop', 'figures', 'statistics'],
  swaps: ['loop', 'figures', 'statistics', 'search'],
  week: ['loop', 'figures', 'statistics'],
  steps: [],
};

// Inside engine's loop: day → effects → state / rng / tally.
const LOOP_LAYERS = [
  ['loop/(help|effects|cooking)\\.ts', 'loop/day\\.ts'],
  ['loop/(plan|state|rng|tally)\\.ts', 'loop/(day|help|effects|cooking)\\.ts'],
];

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

function packageArrow([name, mayUse]) {
  const allowed = [name, ...mayUse].join('|');
  const comment = `${name} may import ${mayUse.join(', ') || 'no other package'}.`;
  return forbid(`package-${name}`, comment, { path: `^packages/${name}/` }, { path: `^packages/(?!(${allowed})/)` });
}

function webLayer([name, mayUse]) {
  const allowed = [name, ...mayUse].join('|');
  const comment = `In web, ${name} may use ${mayUse.join(', ') || 'nothing but itself'}.`;
  const from = { path: `^packages/web/src/${name}/`, pathNot: TEST_FILE };
  return forbid(`web-${name}`, comment, from, { path: `^packages/web/src/(?!(${allowed})/)` });
}

function engineRoom([name, mayUse]) {
  const allowed = [name, ...mayUse].join('|');
  const comment = `In engine, ${name} may use ${mayUse.join(', ') || 'nothing but itself'} and what is asked.`;
  const from = { path: `^packages/engine/src/${name}/`, pathNot: TEST_FILE };
  return forbid(`engine-${name}`, comment, from, {
    path: `^packages/engine/src/(?!(${allowed})/|(request|read-request|looks|method|stepwise)\\.ts$)`,
  });
}

function webRooms([part, rooms]) {
  return Object.entries(rooms).map(([name, mayUse]) => {
    const others = Object.keys(rooms).filter((room) => room !== name && !mayUse.includes(room));
    const comment = `In web/${part}, ${name} may use ${mayUse.join(', ') || 'no other room'}.`;
    const from = { path: `^packages/web/src/${part}/${name}/`, pathNot: TEST_FILE };
    return forbid(`web-${part.split('/').at(-1)}-${name}`, comment, from, {
      path: `^packages/web/src/${part}/(${others.join('|')})/`,
    });
  });
}

function layerIn(where) {
  return ([lower, upper]) =>
    forbid(
      `${where}-${lower.replace(/\W+/g, ' ').trim().replaceAll(' ', '-').replace(/-ts$/, '')}`,
      `In ${where}, ${lower} must not know ${upper}.`,
      { path: `^packages/${where}/src/(${lower})`, pathNot: TEST_FILE },
      { path: `^packages/${where}/src/(${upper})` },
    );
}

const LIBRARIES_OF_TESTS = '^node_modules/(vitest|fast-check)/';

export default {
  forbidden: [
    forbid('no-cycle', 'A cycle has no lower end to start reading from.', {}, { circular: true }),
    forbid(
      'no-unresolvable',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:messages$' },
    ),
    forbid(
      'no-junk-drawer',
      'Such a name says nothing: name the file after what it is about.',
      {},
      { path: '(^|/)(utils?|helpers?|common|misc|manager|impl)(/|\\.)', pathNot: '^node_modules/' },
    ),
    ...Object.entries(PACKAGES).map(packageArrow),
    forbid(
      'only-the-index',
      'Another package is used through its index.',
      { path: '^packages/([^/]+)/' },
      {
        path: '^packages/',
        pathNot: ['^packages/$1/', '^packages/([^/]+/src/index|questions/src/steps|questions/src/team-steps)\\.ts$'],
      },
    ),
    forbid(
      'by-package-name',
      'Another package is imported by its name, not by a path.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'game-imports-nothing',
      'The game is facts and formulas: no library, no Node.',
      { path: '^packages/game/', pathNot: TEST_FILE },
      { pathNot: '^packages/game/' },
    ),
    forbid(
      'engine-imports-only-game',
      'The simulation runs everywhere: no library, no Node.',
      { path: '^packages/engine/', pathNot: TEST_FILE },
      { pathNot: '^packages/(engine|game)/' },
    ),
    forbid(
      'questions-import-only-engine-and-game',
      'Questions are asked everywhere: no library, no Node.',
      { path: '^packages/questions/', pathNot: TEST_FILE },
      { pathNot: '^packages/(questions|engine|game)/' },
    ),
    forbid(
      'question-without-engine',
      'Who asks a question does not load the engine: only its steps do.',
      { path: '^packages/questions/src/', pathNot: ['[/-]steps\\.ts$', TEST_FILE] },
      {
        path: ['^packages/engine/', '^packages/questions/.*[/-]steps\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'pure-tests-use-few-libraries',
      'Tests of game and engine get by with Node, vitest and fast-check.',
      { path: '^packages/(game|engine|questions)/' },
      { dependencyTypesNot: ['core'], pathNot: ['^packages/', LIBRARIES_OF_TESTS] },
    ),
    forbid(
      'no-test-in-product',
      'Only tests import tests.',
      { path: '^packages/', pathNot: TEST_FILE },
      { path: [TEST_FILE, LIBRARIES_OF_TESTS] },
    ),
    ...Object.entries(WEB_LAYERS).map(webLayer),
    ...Object.entries(WEB_ROOMS).flatMap(webRooms),
    forbid(
      'only-messages-know-the-formatter',
      'Texts are formatted in one place: use messages().',
      { path: '^packages/web/src/(?!messages/)' },
      { path: '^node_modules/icu-minify/' },
    ),
    forbid(
      'web-feature-alone',
      'A feature does not know another feature: what they share belongs to parts, state or ui.',
      { path: '^packages/web/src/features/([^/]+)' },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1(/|$)' },
    ),
    forbid(
      'web-ui-knows-no-game',
      'A button knows no game word.',
      { path: '^packages/web/src/ui/' },
      { path: '^packages/(?!web/)' },
    ),
    forbid(
      'web-no-record-of-all-stores',
      'Functions take the stores that they use; only what puts the state together knows all of them.',
      {
        path: '^packages/web/src/',
        pathNot: `^packages/web/src/state/(start-up|context|parts|hydrate)\\.ts$|${TEST_FILE}`,
      },
      { path: '^packages/web/src/state/stores\\.ts$' },
    ),
    forbid(
      'web-engine-only-in-sim',
      'The simulation is run by src/sim; others may know its types.',
      { path: '^packages/web/', pathNot: '^packages/web/src/sim/' },
      { path: ['^packages/engine/', '^packages/questions/.*[/-]steps\\.ts$'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-screens-only-in-screens',
      'Pictures are read by src/picture-reading; others may know its types.',
      { path: '^packages/web/', pathNot: '^packages/web/src/picture-reading/' },
      { path: '^packages/screens/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-contract-types-only',
      'The schemas and their library stay out of the bundle.',
      { path: '^packages/web/' },
      { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'formats-alone',
      'A format knows no other format: what several share lies in records, text or pokesleep.',
      { path: '^packages/interchange/src/(formats|records|text|pokesleep)/', pathNot: TEST_FILE },
      { path: '^packages/interchange/src/formats/' },
    ),
    ...SERVER_LAYERS.map(layerIn('server')),
    ...Object.entries(ENGINE_ROOMS).map(engineRoom),
    forbid(
      'engine-request-first',
      'What is asked, and by whose rules, is known before there is a simulation.',
      { path: '^packages/engine/src/(request|read-request|looks|method|reference|version)\\.ts$' },
      { path: '^packages/engine/src/.+/' },
    ),
    ...LOOP_LAYERS.map(layerIn('engine')),
    forbid(
      'outside-imports-no-package',
      'e2e and tools meet the product from outside; what tests are fed with and the table of pages may be shared.',
      { path: '^e2e/' },
      {
        path: '^packages/(?!web/src/testing/|web/src/app/pages\\.ts$|web/src/messages/|engine/test/box-r\\.ts$|server/test/empty-folder\\.ts$)',
      },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // Anchored: without it the libraries whose files lie in a folder of that name would be invisible to the rules.
    exclude: { path: ['^packages/[^/]+/dist/', '^packages/[^/]+/dist[.]'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
