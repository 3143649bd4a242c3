import { Component, type ReactNode } from "react";
import { FailedPage } from "./failed-page.tsx";

type Props = {
  /** A new one means another page: forget what failed. */ page: string;
  children: ReactNode;
};
type State = { failure: unknown; failedAt: string | null };

/** Keeps the shell standing when a page cannot be shown. React knows no other form for this. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, failedAt: null };

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure };
  }

  static getDerivedStateFromProps({ page }: Props, { failure, failedAt }: State): Partial<State> {
    if (failure === null) return { failedAt: null };
    if (failedAt === null) return { failedAt: page };
    return failedAt === page ? {} : { failure: null, failedAt: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <FailedPage failure={failure} />;
  }
}
