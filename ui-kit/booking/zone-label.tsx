import type { ReactNode } from "react";
import { IconList } from "./icon-list.tsx";

/** The time zone of every time on the page, with the time there now. */
export function ZoneLabel({ children }: {
  /** "Tallinn time, 16:52 now". */
  children: ReactNode;
}) {
  return <IconList items={[{ icon: "globe", text: children }]} />;
}
