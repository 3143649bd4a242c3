import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../controls/button.tsx";
import "./fold-item.css";

export type FoldItemProps = Omit<ComponentProps<"div">, "className" | "title" | "onToggle"> & {
  title: ReactNode;
  /** A summary while it is folded, or a `StateText`. */
  note?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** The accessible name of the button: "Change: TRE", "Close: TRE". */
  toggleLabel: string;
};

/** An item of a list with its fields, which fold under one line. */
export function FoldItem(
  { title, note, open, onToggle, toggleLabel, children, ...rest }: FoldItemProps,
) {
  const id = useId();
  return (
    <div {...rest} className="fold-item">
      <div data-part="head">
        <div data-part="name">
          {title}
          {note && <span data-part="note">{note}</span>}
        </div>
        <Button
          variant="quiet"
          icon={open ? "chevron-up" : "pencil"}
          iconOnly
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {toggleLabel}
        </Button>
      </div>
      <div data-part="fields" id={id} hidden={!open}>{open && children}</div>
    </div>
  );
}
