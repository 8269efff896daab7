import { Component, type ReactNode } from 'react';
import { errorText } from './crash';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Called once what it renders is React's. */
  readonly onStart?: () => void;
  /** Tells of the crash of an island that has no place in the page; nothing is rendered then. */
  readonly onCrash?: (error: unknown) => void;
}

interface BoundaryState {
  readonly error?: unknown;
}

/**
 * Shows what went wrong in an island, with a way to try again, and leaves the rest of the page alone. React writes the
 * error to the console.
 */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidMount(): void {
    this.props.onStart?.();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    const { children, onCrash } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (onCrash !== undefined) return null;
    return (
      <div role="alert" data-crash>
        <p>This page crashed. The rest of it still works.</p>
        <pre>{errorText(error)}</pre>
        <button
          type="button"
          onClick={() => {
            this.setState({ error: undefined });
          }}
        >
          Try again
        </button>
      </div>
    );
  }
}
