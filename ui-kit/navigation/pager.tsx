import type { ComponentProps } from "react";
import { Button } from "../controls/button.tsx";
import "./pager.css";

export type PagerProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** What comes when it is pressed, with its number: "Show 19 more". */
  label: string;
  /** The next ones are on their way. */
  pending?: boolean | undefined;
  /** The person asked for more. */
  onMore: () => void;
};

/** Shows the next part of a list under the one that is there. */
export function Pager({ label, pending, onMore, ...rest }: PagerProps) {
  return (
    <div {...rest} className="pager">
      <Button pending={pending} onClick={onMore}>{label}</Button>
    </div>
  );
}
