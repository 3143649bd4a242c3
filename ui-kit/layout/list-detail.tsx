import { type ComponentProps, type ReactNode } from "react";
import "./list-detail.css";

export type ListDetailProps = Omit<ComponentProps<"div">, "className"> & {
  /** What is open; on a narrow page it takes the place of the list. */
  detail?: ReactNode;
  /** Stands beside the list while nothing is open; on a narrow page under it. */
  aside?: ReactNode;
};

/** A list, and beside it the one thing of it that is open: 400 px from 992 px on. */
export function ListDetail({ detail, aside, children, ...rest }: ListDetailProps) {
  const beside = detail || aside;
  return (
    <div
      {...rest}
      className="list-detail"
      data-open={detail ? "" : undefined}
      data-beside={beside ? "" : undefined}
    >
      <div data-part="list">{children}</div>
      {beside && <div data-part="beside">{beside}</div>}
    </div>
  );
}
