import type { ReactNode } from "react";
import { IconList } from "./icon-list.tsx";

/** The time zone of the times on the page. */
export function ZoneLabel({ children }: {
  children: ReactNode;
}) {
  return <IconList items={[{ icon: "globe", text: children }]} />;
}
