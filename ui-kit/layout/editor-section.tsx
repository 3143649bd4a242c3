import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import "./editor-section.css";

export type EditorSectionProps = Omit<ComponentProps<"section">, "className" | "onToggle"> & {
  id: string;
  heading: ReactNode;
  /** A `StateText`. */
  state?: ReactNode;
  /** The accessible name of the button that folds the section, before its heading. */
  foldLabel: string;
  /** Whether the section is unfolded below 992 px; above it always is. */
  open: boolean;
  onToggle: () => void;
};

/** A part of a long form with its state. Below 992 px it folds. */
export function EditorSection(
  { id, heading, state, foldLabel, open, onToggle, children, ...rest }: EditorSectionProps,
) {
  const headingId = useId();
  return (
    <section
      {...rest}
      id={id}
      className="editor-section"
      aria-labelledby={headingId}
      data-open={open || undefined}
    >
      <div data-part="head">
        <h2 id={headingId}>{heading}</h2>
        {state}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-fields`}
          aria-label={foldLabel}
          onClick={onToggle}
        >
          <Icon name="chevron-down" />
        </button>
      </div>
      <div data-part="fields" id={`${id}-fields`}>{children}</div>
    </section>
  );
}
