import type { ReactNode } from "react";
import { IconList } from "./icon-list.tsx";

/** The time zone of the times on the page. */
export function ZoneLabel({ children }: {
  /** E.g. "Tallinn time, 16:52 now". */
  children: ReactNode;
}) {
  return <IconList items={[{ icon: "globe", text: children }]} />;
}
