// A page in the app's frame for tests: state, queries, router and messages, with a server of given answers.
import type { SessionData } from '@oversleep/contract';
import type { EditionId } from '@oversleep/game';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { StateContext } from '../state/context.ts';
import { useSnackbar } from '../state/page/snackbar.ts';
import { type AppState, startUp } from '../state/start-up.ts';
import { Snackbar } from '../ui/overlays/snackbar.tsx';
import { sessionOf } from './app.ts';
import { createDevice, createTab } from './fake-platform.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { SPECIFIED } from './specified.ts';

/** A failed answer: `throw new Refusal(409, 'IN_USE', 'It is in use.')`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** By address, such as `GET /api/friends`; undefined is an answer without content. The fake server answers the rest. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

interface PageOptions {
  readonly session?: SessionData;
  readonly answers?: Answers;
  /** Before the page is drawn. */
  readonly prepare?: (app: AppState) => void | Promise<void>;
  readonly server?: FakeServer;
  /** With the data of earlier visits. */
  readonly device?: ReturnType<typeof createDevice>;
  /** The version of the game that a guest plays: the specified one, or that of the device. */
  readonly edition?: EditionId;
  /** The address that is open; the home page by default. */
  readonly at?: string;
}

export interface OpenPage {
  readonly app: AppState;
  readonly server: FakeServer;
  readonly user: UserEvent;
  readonly asked: readonly string[];
  /** Where the app has gone to. */
  readonly path: () => string;
}

/** A session that lasts as long as any test. */
export function lastingSession(change: Partial<SessionData> = {}): SessionData {
  const session = sessionOf();
  const tokens = { accessToken: 'access', refreshToken: 'refresh', expiryDate: Date.now() + 86_400_000 };
  return { ...session, auth: { ...session.auth, tokens }, ...change };
}

export async function openPage(content: ReactNode, options: PageOptions = {}): Promise<OpenPage> {
  cleanup();
  const server = options.server ?? createFakeServer();
  const asked: string[] = [];
  const tab = createTab(options.device ?? createDevice(), async (url, init) => {
    const address = `${init.method} ${url}`;
    asked.push(address);
    const own = options.answers?.[address];
    return own ? answered(own, init.body) : server.fetch(url, init);
  });
  const app = await startUp(tab.make);
  if (options.session) await app.account.signedIn(options.session);
  else if (options.edition || !options.device) app.stores.user.setState({ edition: options.edition ?? SPECIFIED });
  await options.prepare?.(app);

  const root = createRootRoute({
    component: () => (
      <>
        {content}
        <Messages />
      </>
    ),
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [options.at ?? '/'] }),
  });
  await router.load();
  render(
    <StateContext value={app}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StateContext>,
  );
  return { app, server, asked, user: userEvent.setup(), path: () => router.state.location.href };
}

function answered(own: (body: unknown) => unknown, body: RequestInit['body']): Response {
  try {
    const answer = own(typeof body === 'string' ? JSON.parse(body) : undefined);
    return answer === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    return new Response(JSON.stringify({ statusCode: status, code, message }), { status });
  }
}

function Messages() {
  const { message, close } = useSnackbar();
  return <Snackbar message={message} onClose={close} />;
}
