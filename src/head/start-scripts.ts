interface PageWithPolicies {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
  };
}

/** A page in a tab that no one looks at is never painted; its scripts run after this time at the latest. */
const PAINTED_AFTER_MS = 3000;

/**
 * Loads the scripts of the page once it's parsed and painted: before, they'd share the connection with the style sheet
 * and ask for a layout of their own. `pipeline/astro/scripts-after-paint.ts` identifies them in the head. Runs in the page.
 */
export function startScripts(): void {
  // Passes this site's scripts. Not by `trusted`, since each page would have a copy of it.
  const policy = (globalThis as PageWithPolicies).trustedTypes?.createPolicy('start', {
    createScriptURL: (url) => (/^\/assets\/[\w.-]+$/.test(url) ? url : ''),
  });
  let isStarted = false;
  const load = (): void => {
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="script"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = policy?.createScriptURL(content) ?? content;
      // In the order of the list.
      script.async = false;
      document.head.append(script);
    }
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load, { once: true });
    else load();
  };
  if (document.hidden) {
    start();
    return;
  }
  // A frame's callback runs before it's painted, and a timer after it.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, PAINTED_AFTER_MS);
}
