import type { ComponentProps, ReactNode } from "react";
import { Row } from "./row.tsx";
import "./page-header.css";

export type PageHeaderProps = Omit<ComponentProps<"header">, "className" | "title"> & {
  /** The h1. */
  title: ReactNode;
  /** One line under it. */
  lead?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** What is told here has yet to come: its room is kept, so that nothing below moves. */
  pending?: boolean;
};

/** The title of a page, what it comes to, and the next step. */
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
