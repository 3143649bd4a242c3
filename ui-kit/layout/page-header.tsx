import type { ComponentProps, ReactNode } from "react";
import { Row } from "./row.tsx";
import "./page-header.css";

export type PageHeaderProps = Omit<ComponentProps<"header">, "className" | "title"> & {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** Reserves the height of the lead while it loads, so that the page does not shift. */
  pending?: boolean;
};

/** Title, lead and main action of a page. */
export function PageHeader({ title, lead, action, pending = false, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className="page-header" data-pending={pending || undefined}>
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
