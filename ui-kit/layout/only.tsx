import type { ComponentProps } from "react";
import "./only.css";

export type OnlyProps = Omit<ComponentProps<"span">, "className"> & {
  /** `rail` is where the rail of `Columns` begins to be seen (1200 px); from there on this is not. */
  below?: "rail" | undefined;
  /** `week` is where `AvailabilityWeek` begins to be columns (768 px); only from there on this is seen. */
  from?: "week" | undefined;
};

/** Something a wide page has no need for, such as the button that opens what stands in the rail; or a narrow one. */
export function Only({ below, from, ...rest }: OnlyProps) {
  return <span {...rest} className="only" data-below={below} data-from={from} />;
}
