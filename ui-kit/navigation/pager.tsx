import type { ComponentProps } from "react";
import { Button } from "../controls/button.tsx";
import "./pager.css";

export type PagerProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  pending?: boolean | undefined;
  onMore: () => void;
};

/** A button that loads more items of a list. */
export function Pager({ label, pending, onMore, ...rest }: PagerProps) {
  return (
    <div {...rest} className="pager">
      <Button pending={pending} onClick={onMore}>{label}</Button>
    </div>
  );
}
