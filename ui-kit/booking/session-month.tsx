import { type ComponentProps, type ReactNode, useId } from "react";
import "./session-month.css";

export type SessionMonthProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  title: ReactNode;
  children: ReactNode;
};

export function SessionMonth({ title, children, ...rest }: SessionMonthProps) {
  const id = useId();
  return (
    <section {...rest} className="session-month" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
