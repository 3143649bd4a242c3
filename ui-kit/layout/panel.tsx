import { type ComponentProps, type ReactNode, useId } from "react";
import { GrowthRings } from "./growth-rings.tsx";
import "./panel.css";

export type PanelProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  tone: "dark";
  title: ReactNode;
  text?: ReactNode;
};

/** A call to action on a dark ground; at most one on a page. */
export function Panel({ tone, title, text, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section {...rest} className="panel" data-tone={tone} aria-labelledby={id}>
      <GrowthRings seed="join us" variant="background" />
      <div data-part="text">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
