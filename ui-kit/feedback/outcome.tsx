import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./outcome.css";

export type OutcomeProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  state: "waiting" | "done" | "failed" | "ended";
  title: ReactNode;
  text?: ReactNode;
  /** While it waits: the part of the time that is left, from 1 to 0. */
  left?: number | undefined;
  actions?: ReactNode;
};

const radius = 26;
const round = 2 * Math.PI * radius;

function Sign({ state, left = 1 }: Pick<OutcomeProps, "state" | "left">) {
  if (state === "waiting") {
    const shown = Math.min(1, Math.max(0, left)) * round;
    return (
      <svg data-part="sign" viewBox="0 0 56 56" aria-hidden="true">
        <circle data-part="rest" cx="28" cy="28" r={radius} />
        <circle
          cx="28"
          cy="28"
          r={radius}
          strokeDasharray={`${shown.toFixed(1)} ${round.toFixed(1)}`}
          transform="rotate(-90 28 28)"
        />
      </svg>
    );
  }
  return (
    <span data-part="sign">
      <Icon name={state === "done" ? "check" : state === "failed" ? "x" : "clock"} />
    </span>
  );
}

/** How something ended that happened elsewhere, such as a payment: a sign, a sentence and the next steps. */
export function Outcome(
  { state, title, text, left, actions, children, ...rest }: OutcomeProps,
) {
  return (
    <section {...rest} className="outcome" data-state={state}>
      <Sign state={state} left={left} />
      <div data-part="words" role="status">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
      {actions && <div data-part="actions">{actions}</div>}
    </section>
  );
}
