// Style sheets of parts that are loaded later. The build's own loader asks for each of them once and takes it for there from then on,
// whether it came or not; so those that did not come are remembered here and asked for again.

export interface Styles {
  /** Settles when all that failed so far are there; rejects when one cannot be had. */
  readonly complete: () => Promise<void>;
}

export function watchStyles(page: Document): Styles {
  const failed = new Set<string>();
  let completing: Promise<unknown> | undefined;

  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      failed.add(target.href);
      target.remove();
    },
    // Errors of links do not bubble.
    true,
  );

  const ask = (href: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = page.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`The style sheet ${href} did not arrive`)));
      page.head.append(link);
    });

  const completeAll = async () => {
    const hrefs = [...failed];
    failed.clear();
    await Promise.all(hrefs.map(ask));
  };

  return {
    complete: async () => {
      completing ??= completeAll().finally(() => {
        completing = undefined;
      });
      await completing;
    },
  };
}
