// The addresses of the development sign-in, one set for each provider that it stands in for.
import type { Provider } from '@oversleep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldOf, textOf } from '../auth/outbound.ts';
import { PROVIDERS } from '../auth/provider-table.ts';
import type { Deps } from '../deps.ts';
import { notFound, sendProblem } from '../problems.ts';
import type { App } from '../routes/app-type.ts';
import { IDENTITY_ANSWERS, membersAnswer, tokenAnswer } from './answers.ts';
import { isFromThisMachine } from './caller.ts';
import { type AuthorizeRequest, authorizePage, problemPage, STYLE, STYLE_PATH } from './page.ts';
import { ADMIN_SUBJECT, LONGEST_NAME, type Persona, personasWith, subjectOf } from './personas.ts';
import type { DevIdp } from './state.ts';

const IDENTITY_ROUTES: Readonly<Record<Provider, string>> = {
  google: 'userinfo',
  discord: 'users/@me',
  patreon: 'identity',
};

/** Not in the contract, because real providers aren't part of our API either. */
const HIDDEN = { schema: { hide: true } };

export async function mountDevIdp(
  app: App,
  devIdp: DevIdp,
  { providers, ownAddress }: Pick<Deps, 'providers' | 'ownAddress'>,
): Promise<void> {
  const personas = personasWith(devIdp.hasAdmin);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isFromThisMachine(request, ownAddress.loopbackOrigins())) await sendProblem(reply, notFound(request));
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get(STYLE_PATH, HIDDEN, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    scope.get('/dev-idp/patreon/members', HIDDEN, (request, reply) =>
      devIdp.isCreator(bearerOf(request)) ? reply.send(membersAnswer()) : reply.code(401).send({ errors: [] }),
    );

    for (const provider of PROVIDERS) {
      const base = `/dev-idp/${provider}`;
      const accepted = () => providers.returnAddresses(provider);

      scope.get(`${base}/authorize`, HIDDEN, (request, reply) => {
        const asked = requestIn(request.query, devIdp, accepted());
        if (typeof asked === 'string') return sendPage(reply.code(400), problemPage(asked));
        const cancelled = returnTo(asked, { error: 'access_denied' });
        // Browsers apply the policy for forms also to the redirect that answers a form.
        widenFormAction(reply, new URL(asked.redirect_uri).origin);
        return sendPage(reply, authorizePage(provider, asked, personas, cancelled));
      });

      scope.post(`${base}/authorize`, HIDDEN, (request, reply) => {
        const asked = requestIn(request.body, devIdp, accepted());
        const name = nameIn(request.body, personas);
        if (typeof asked === 'string') return sendPage(reply.code(400), problemPage(asked));
        if (name === undefined) return sendPage(reply.code(400), problemPage('Please go back and give a name.'));
        // The admin's account may still exist from an earlier start with an admin.
        if (!devIdp.hasAdmin && subjectOf(name) === ADMIN_SUBJECT)
          return sendPage(
            reply.code(403),
            problemPage(`${name} is here only when the server was started with DEV_ADMIN=1.`),
          );
        const { redirect_uri: redirectUri, scope: granted, code_challenge: challenge } = asked;
        const code = devIdp.giveCode({ provider, name, redirectUri, scope: granted, challenge });
        return reply.redirect(returnTo(asked, { code }), 303);
      });

      scope.post(`${base}/token`, HIDDEN, async ({ body }, reply) => {
        const [clientId, clientSecret] = [textOf(body, 'client_id') ?? '', textOf(body, 'client_secret') ?? ''];
        if (!devIdp.isClient(clientId, clientSecret)) return reply.code(401).send({ error: 'invalid_client' });
        if (fieldOf(body, 'grant_type') !== 'authorization_code')
          return reply.code(400).send({ error: 'unsupported_grant_type' });
        const grant = devIdp.redeem({
          provider,
          code: textOf(body, 'code') ?? '',
          redirectUri: textOf(body, 'redirect_uri') ?? '',
          verifier: textOf(body, 'code_verifier'),
        });
        if (grant === undefined) return reply.code(400).send({ error: 'invalid_grant' });
        const accessToken = devIdp.giveToken(grant);
        return tokenAnswer(provider, { accessToken, clientId, clientSecret, ...grant });
      });

      scope.get(`${base}/${IDENTITY_ROUTES[provider]}`, HIDDEN, (request, reply) => {
        const grant = devIdp.grantOf(provider, bearerOf(request));
        return grant ? reply.send(IDENTITY_ANSWERS[provider](grant.name)) : reply.code(401).send({ error: 'invalid' });
      });
    }
  });
}

/** The browser's request, or a sentence that says why it is refused without a redirect. */
function requestIn(input: unknown, devIdp: DevIdp, accepted: readonly string[]): AuthorizeRequest | string {
  const request = {
    client_id: textOf(input, 'client_id') ?? '',
    redirect_uri: textOf(input, 'redirect_uri') ?? '',
    response_type: textOf(input, 'response_type') ?? '',
    scope: textOf(input, 'scope') ?? '',
    state: textOf(input, 'state'),
    code_challenge: textOf(input, 'code_challenge'),
    code_challenge_method: textOf(input, 'code_challenge_method'),
  };
  if (!devIdp.isClientId(request.client_id)) return 'The client id is not the one of this server.';
  if (!accepted.includes(request.redirect_uri)) return 'The address to return to is not one of this server.';
  if (request.response_type !== 'code') return 'Only the code flow is offered here.';
  if ((request.code_challenge === undefined) !== (request.code_challenge_method === undefined))
    return 'A challenge and its method belong together.';
  if (request.code_challenge_method !== undefined && request.code_challenge_method !== 'S256')
    return 'Only the method S256 is offered here.';
  return request;
}

function nameIn(body: unknown, personas: readonly Persona[]): string | undefined {
  const persona = personas.find(({ key }) => key === fieldOf(body, 'persona'));
  const name = persona?.name ?? textOf(body, 'name')?.trim();
  return name === undefined || name === '' || name.length > LONGEST_NAME ? undefined : name;
}

function returnTo({ redirect_uri, state }: AuthorizeRequest, answer: Readonly<Record<string, string>>): string {
  const address = new URL(redirect_uri);
  address.search = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }) }).toString();
  return address.href;
}

function widenFormAction(reply: FastifyReply, origin: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${origin}`));
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
