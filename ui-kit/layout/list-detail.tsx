import { type ComponentProps, type ReactNode } from "react";
import "./list-detail.css";

export type ListDetailProps = Omit<ComponentProps<"div">, "className"> & {
  detail?: ReactNode;
  aside?: ReactNode;
};

/** A list with its open item next to it from 992 px. */
export function ListDetail({ detail, aside, children, ...rest }: ListDetailProps) {
  const side = detail || aside;
  return (
    <div
      {...rest}
      className="list-detail"
      data-open={detail ? "" : undefined}
      data-side={side ? "" : undefined}
    >
      <div data-part="list">{children}</div>
      {side && <div data-part="side">{side}</div>}
    </div>
  );
}
