import { Component, type ReactNode } from "react";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";

type Props = { message: string; retryLabel: string; children: ReactNode };

/** A part that does not come, as after a new release, leaves a way on instead of an empty page. */
export class FailureBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { message, retryLabel } = this.props;
    return (
      <Page width="form" padded>
        <Failed message={message} retryLabel={retryLabel} onRetry={() => location.reload()} />
      </Page>
    );
  }
}
