import { useId, useState, type ReactNode } from 'react';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import tools from '@site/components/shared/tools/tools.module.css';
import { MINIATURES, type Miniature, type MiniatureName } from './miniatures';
import styles from './styles.module.css';

const NOT_LOADED = "The tool couldn't load. Check your connection and try again, or reload the page.";

/** The field of a miniature and its result. Nothing leaves the browser. */
export function Island({ name }: { readonly name: MiniatureName }): ReactNode {
  const { label, example, button, load }: Miniature = MINIATURES[name];
  const id = useId();
  const isBrowser = useIsBrowser();
  const [input, setInput] = useState<string>(example);
  const [shown, setShown] = useState('');
  const run = async (): Promise<void> => {
    setShown('…');
    try {
      const { answer } = await load();
      setShown(await answer(input));
    } catch {
      setShown(NOT_LOADED);
    }
  };
  return (
    <form
      className={styles.miniature}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={tools.field}
          spellCheck={false}
          autoComplete="off"
          disabled={!isBrowser}
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
        <button type="submit" className={tools.button} disabled={!isBrowser}>
          {button}
        </button>
      </div>
      <output htmlFor={id} className={styles.answer}>
        {shown}
      </output>
    </form>
  );
}
