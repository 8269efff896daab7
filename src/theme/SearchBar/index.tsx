// Change: the theme has no search of its own. The box says "Loading..." until the index is there, then how to open it.
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isFrugalConnection, loadSearch, type SearchUrls } from '@site/src/lib/search/client';
import styles from './styles.module.css';

const SearchDialog = lazy(async () => ({
  default: (await import('@site/src/components/SearchDialog')).SearchDialog,
}));

/** Fetches the index when the browser has time; on a slow or metered connection only when `isWanted`. */
function useSearchIndex(urls: SearchUrls, isWanted: boolean): { isLoading: boolean } {
  const isFrugal = useIsBrowser() && isFrugalConnection();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // A failure is told, with a way to try again, in the dialog.
    const load = (): void => {
      const settle = (): void => {
        setSettled(true);
      };
      loadSearch(urls).then(settle, settle);
    };
    if (isWanted) {
      load();
      return undefined;
    }
    if (isFrugalConnection()) return undefined;
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 1000);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(load);
    return () => {
      cancelIdleCallback(handle);
    };
  }, [urls, isWanted]);
  return { isLoading: !isSettled && (isWanted || !isFrugal) };
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable]');
      const isShortcut =
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !typing);
      if (!isShortcut) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}

export default function SearchBar(): ReactNode {
  const urls = usePluginData('search') as SearchUrls;
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const { isLoading } = useSearchIndex(urls, isOpen);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  useShortcut(open);
  const key = isBrowser && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
      >
        {isLoading ? 'Loading...' : `Search ${key}`}
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog
            urls={urls}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
