import { Component, type ReactNode } from "react";

/** A file that did not load. Rendering repeats it only after `forget`, or it would load without end. */
export class LoadFailure extends Error {
  forget: () => void;
  isOffline = !navigator.onLine;

  constructor(cause: unknown, forget: () => void) {
    super("Not loaded", { cause });
    this.forget = forget;
  }
}

type Props = {
  /** When it changes, what failed is rendered again; not while it is closed (`false`). */
  place: unknown;
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};
type State = { failure: unknown; place: unknown };

/** What did not load is loaded again by `retry` and when the connection is back. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State {
    return { failure: place === state.place || !place ? state.failure : null, place };
  }

  retry = () => {
    if (this.state.failure instanceof LoadFailure) this.setState({ failure: null });
  };

  override componentDidMount() {
    addEventListener("online", this.retry);
  }

  override componentWillUnmount() {
    removeEventListener("online", this.retry);
  }

  override componentDidCatch(failure: unknown) {
    if (!(failure instanceof LoadFailure)) return;
    failure.forget();
    // The connection came back before this boundary knew of the failure.
    if (failure.isOffline && navigator.onLine) this.retry();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    return failure === null ? children : fallback(failure, this.retry);
  }
}
