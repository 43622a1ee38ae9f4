// Before all journeys: one product for those that need none of their own. Each journey brings people and a browser profile of its own.
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly productAddress: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // All visitors come from one address, which is nobody's case but ours.
  const product = await startProduct(undefined, { RATE_LIMIT_FACTOR: '1000', DEV_ADMIN: '1' });
  project.provide('productAddress', product.address);
  return async () => {
    await product.stop();
  };
}
