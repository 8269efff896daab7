// Change: the theme comes without a search. The box says how to open it, and "Loading..." while its index is slow to
// come.
import { useCallback, useRef, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchUrls } from '@site/src/lib/search/documents';
import { useLazyDialog } from './use-lazy-dialog';
import { useSearchIndex } from './use-search-index';
import { useShortcut } from './use-shortcut';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const urls = usePluginData('search') as SearchUrls;
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Dialog, hasFailed, load } = useLazyDialog();
  // The dialog's code follows the index, so that no keystroke right after the shortcut is lost.
  const { isLoading, isSlow } = useSearchIndex(urls, isOpen, load);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  useShortcut(open);
  const key = isBrowser && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
  return (
    <>
      <button
        ref={box}
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        {isSlow ? (
          'Loading...'
        ) : (
          <>
            Search <span className={styles.key}>{key}</span>
          </>
        )}
      </button>
      {hasFailed && isOpen && (
        <span role="alert" className={styles.failure}>
          The search could not be loaded. Try again.
        </span>
      )}
      {isOpen && Dialog !== undefined && (
        <Dialog
          urls={urls}
          onClose={(isLeft) => {
            setOpen(false);
            if (isLeft) box.current?.blur();
            else box.current?.focus();
          }}
        />
      )}
    </>
  );
}
