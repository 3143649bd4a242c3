import { type ReactNode, useId } from "react";
import "./session-month.css";

/** The sessions of one month, newest first. `children` are session cards. */
export function SessionMonth({ title, children }: {
  /** The name of the month. */
  title: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="session-month" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
