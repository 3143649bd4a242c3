import { type ComponentProps, type ReactNode, useId } from "react";
import { Rings } from "./rings.tsx";
import "./deep-field.css";

export type DeepFieldProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  /** The h2. */
  title: ReactNode;
  /** What it is about, in one or two sentences. */
  text?: ReactNode;
};

/** The one dark field of a page. */
export function DeepField({ title, text, children, ...rest }: DeepFieldProps) {
  const id = useId();
  return (
    <section {...rest} className="deep-field" aria-labelledby={id}>
      <Rings seed="join us" variant="field" />
      <div data-part="words">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
