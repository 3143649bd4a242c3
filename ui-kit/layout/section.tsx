import { type ComponentProps, type ReactNode, useId } from "react";
import "./section.css";

export type SectionProps = Omit<ComponentProps<"section">, "className"> & {
  heading: ReactNode;
  divided?: boolean | undefined;
};

/** A part of a page with a heading. */
export function Section({ heading, divided = true, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className="section"
      aria-labelledby={id}
      data-divided={divided || undefined}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
