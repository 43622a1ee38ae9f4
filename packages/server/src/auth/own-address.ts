// Where this process can be reached from the same machine; with PORT=0 the port is known only once it listens.
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export interface OwnAddress {
  readonly listensOn: (port: number) => void;
  readonly origin: () => string;
  /** All names of this machine for itself, because a person may open any of them. */
  readonly loopbackOrigins: () => readonly string[];
}

export function createOwnAddress({ host, port }: Pick<Config, 'host' | 'port'>): OwnAddress {
  let bound = port;
  return {
    listensOn: (actual) => {
      bound = actual;
    },
    origin: () => `http://${isIPv6(host) ? `[${host}]` : host}:${bound}`,
    loopbackOrigins: () => LOOPBACK_HOSTS.map((name) => `http://${name}:${bound}`),
  };
}
