// Finds the row of the contract that an address belongs to, before the framework has read the request.
import { type RouteContract, routes } from '@oversleep/contract';

const all: readonly RouteContract[] = Object.values(routes);
const patterns = all.map((contract) => ({
  contract,
  pattern: new RegExp(`^${contract.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
}));

export function contractAt(method = 'GET', url = ''): RouteContract | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const verb = method === 'HEAD' ? 'GET' : method;
  return patterns.find(({ contract, pattern }) => contract.method === verb && pattern.test(path))?.contract;
}
