// `npm run dev` as a developer meets it: both parts at one address, and one Ctrl-C for both.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd, startProduct } from '../e2e/product.ts';
import { root } from './machine/root.mjs';

const DEV = [process.execPath, join(root, 'tools/launch.mjs'), 'dev'] as const;

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : address)));
    });
  });
}

test('serves the app with the server behind it, and ends both on one Ctrl-C', { timeout: 600_000 }, async () => {
  const [port, webPort] = [await freePort(), await freePort()];
  const dev = await startProduct(DEV, { PORT: port, WEB_PORT: webPort });
  const web = `http://localhost:${webPort}`;
  await expect.poll(() => fetch(web).then(({ status }) => status, String), { timeout: 60_000 }).toBe(200);
  expect(await (await fetch(web)).text()).toContain('/@vite/client');
  for (const address of [dev.address, web])
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'healthy' });

  expect(await dev.stop('SIGINT')).toBe(0);
  for (const address of [dev.address, web]) await expect(fetch(address)).rejects.toThrow();
});

test('says in one sentence when the port is taken', async () => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
  const address = occupant.address();
  const port = String(typeof address === 'object' ? address?.port : address);
  const { code, stdout, stderr } = await runToEnd(DEV, { PORT: port });
  occupant.close();
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(`Port ${port}`)]);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});
