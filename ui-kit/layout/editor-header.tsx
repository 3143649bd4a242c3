import type { ComponentProps, ReactNode } from "react";
import "./editor-header.css";

export type EditorHeaderProps = Omit<ComponentProps<"header">, "className" | "title"> & {
  title: ReactNode;
  /** A `CompletenessRing`. */
  ring: ReactNode;
  /** A `Switch` for what becomes possible when everything is complete. */
  goal: ReactNode;
  /** The status of saving. */
  status: ReactNode;
  /** Hidden below 768 px. */
  actions?: ReactNode;
};

/** The head of a long form: what is missing (`children`), how much is ready and whether it is saved. */
export function EditorHeader(
  { title, ring, goal, status, actions, children, ...rest }: EditorHeaderProps,
) {
  return (
    <header {...rest} className="editor-header">
      <div data-part="gate">
        <div data-part="words">
          <h1>{title}</h1>
          {children}
        </div>
        <div data-part="goal">
          {ring}
          {goal}
        </div>
      </div>
      <div data-part="tools">
        {status}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </header>
  );
}
