import { type ComponentProps, type ReactNode, useId } from "react";
import "./section.css";

export type SectionProps = Omit<ComponentProps<"section">, "className"> & {
  /** The heading, which also names the section. */
  heading: ReactNode;
  /** A hairline and air above the heading; the first section of a page goes without. */
  divided?: boolean | undefined;
};

/** A part of a page, divided from the one before by a hairline and air. */
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
