// Change: the theme has no search of its own. The box says "Loading..." until the index is there, then how to open it.
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isFrugalConnection, loadSearch, type SearchUrls } from '@site/src/lib/search/client';
import styles from './styles.module.css';

const SearchDialog = lazy(() => import('@site/src/components/SearchDialog'));

/** `idle`: nothing asked for yet, on a slow or metered connection. */
type LoadState = 'loading' | 'ready' | 'idle' | 'failed';

function useSearchIndex(urls: SearchUrls): { state: LoadState; load: () => void } {
  const [state, setState] = useState<LoadState>('loading');
  const load = useCallback(() => {
    setState('loading');
    loadSearch(urls).then(
      () => { setState('ready'); },
      () => { setState('failed'); },
    );
  }, [urls]);
  useEffect(() => {
    if (isFrugalConnection()) {
      setState('idle');
      return undefined;
    }
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 1000);
      return () => { clearTimeout(timer); };
    }
    const handle = requestIdleCallback(load);
    return () => { cancelIdleCallback(handle); };
  }, [load]);
  return { state, load };
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      const isShortcut = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing);
      if (!isShortcut) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => { window.removeEventListener('keydown', onKeyDown); };
  }, [open]);
}

export default function SearchBar(): ReactNode {
  const urls = usePluginData('search') as SearchUrls;
  const isBrowser = useIsBrowser();
  const { state, load } = useSearchIndex(urls);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    if (state === 'idle') load();
  }, [state, load]);
  useShortcut(open);
  const key = isBrowser && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
  return (
    <>
      <button type="button" className={styles.box} aria-haspopup="dialog" aria-busy={state === 'loading'} onClick={open}>
        {state === 'loading' ? 'Loading...' : `Search ${key}`}
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog urls={urls} onClose={() => { setOpen(false); }} />
        </Suspense>
      )}
    </>
  );
}
