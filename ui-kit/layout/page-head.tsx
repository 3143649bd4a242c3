import type { ComponentProps, ReactNode } from "react";
import { Row } from "./row.tsx";
import "./page-head.css";

export type PageHeadProps = Omit<ComponentProps<"header">, "className" | "title"> & {
  /** The h1. */
  title: ReactNode;
  /** One line under it. */
  lead?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

/** The title of a page, what it comes to, and the next step. */
export function PageHead({ title, lead, action, ...rest }: PageHeadProps) {
  return (
    <header {...rest} className="page-head">
      <h1>{title}</h1>
      {(lead || action) && (
        <Row justify="between" gap="group">
          {lead && <p>{lead}</p>}
          {action}
        </Row>
      )}
    </header>
  );
}
