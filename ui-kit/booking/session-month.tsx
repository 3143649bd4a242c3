import { type ComponentProps, type ReactNode, useId } from "react";
import "./session-month.css";

export type SessionMonthProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  title: ReactNode;
  /** Next to the title, for example the number of sessions. */
  note?: ReactNode;
  children: ReactNode;
};

export function SessionMonth({ title, note, children, ...rest }: SessionMonthProps) {
  const id = useId();
  return (
    <section {...rest} className="session-month" aria-labelledby={id}>
      <h2 id={id}>
        {title} {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
