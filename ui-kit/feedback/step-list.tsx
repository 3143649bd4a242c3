import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import "./step-list.css";

export type StepListProps = Omit<ComponentProps<"ol">, "className" | "children"> & {
  steps: { id: string; title: ReactNode; text?: ReactNode; state: "done" | "current" | "next" }[];
  /** Said after the title of a step that is done. */
  doneLabel: string;
};

/** The steps of a way, and which of them comes now. */
export function StepList({ steps, doneLabel, ...rest }: StepListProps) {
  return (
    <ol {...rest} className="step-list">
      {steps.map(({ id, title, text, state }) => (
        <li key={id} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <Icon name={state === "done" ? "circle-check" : "circle-dashed"} />
          <div>
            <p data-part="title">
              {title}
              {state === "done" && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
            </p>
            {text && <p data-part="text">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
