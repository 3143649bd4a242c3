import type { ComponentProps, ReactNode } from "react";
import { Row } from "./row.tsx";
import "./page-header.css";

export type PageHeaderProps = Omit<ComponentProps<"header">, "className" | "title"> & {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /**
   * Whether title and lead are still loading. Of a page that loads them, the header has the same height before and after
   * (on phones two lines each), so that the page does not shift.
   */
  pending?: boolean;
  /** Low on phones, for pages whose content needs the height. */
  low?: boolean;
};

/** Title, lead and main action of a page. */
export function PageHeader({ title, lead, action, pending, low, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className="page-header" data-pending={pending} data-low={low || undefined}>
      <h1>{title}</h1>
      {(lead || action || pending) && (
        <Row justify="between" gap="group">
          {(lead || pending) && <p>{lead}</p>}
          {action}
        </Row>
      )}
    </header>
  );
}
