import { Component, type ReactNode } from 'react';

interface BoundaryState {
  readonly error?: unknown;
}

/** Shows what went wrong in an island, with a way to try again, and leaves the rest of the page alone. */
export class IslandBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div role="alert" data-crash>
        <p>This part of the page crashed.</p>
        <button
          type="button"
          onClick={() => {
            this.setState({ error: undefined });
          }}
        >
          Try again
        </button>
        <pre>{error instanceof Error ? error.message : JSON.stringify(error)}</pre>
      </div>
    );
  }
}
