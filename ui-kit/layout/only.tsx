import type { ComponentProps } from "react";
import "./only.css";

export type OnlyProps = Omit<ComponentProps<"span">, "className"> & {
  /** `rail` is where the rail of `Columns` begins to be seen (1200 px); from there on this is not. */
  below: "rail";
};

/** Something a wide page has no need for, such as the button that opens what stands in the rail. */
export function Only({ below, ...rest }: OnlyProps) {
  return <span {...rest} className="only" data-below={below} />;
}
