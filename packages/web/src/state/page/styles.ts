// Style sheets of parts that are loaded later. Vite's loader requests each of them once and considers it loaded from then on,
// even after a failure; so failed ones are recorded here and requested again.

export interface Styles {
  /** Resolves when all failed sheets are loaded; rejects if one fails again. */
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
