import type { ComponentProps, ReactNode } from "react";
import { Page } from "./page.tsx";
import { Rings } from "./rings.tsx";
import { Row } from "./row.tsx";
import "./hero.css";

export type HeroProps = Omit<ComponentProps<"section">, "className"> & {
  /** Names the part of the page. */
  label: string;
  /** The sentence with its blanks, the h1 of the page. */
  sentence: ReactNode;
  /** What can be done now; one primary button. */
  actions?: ReactNode;
};

/** The sentence, on rings. */
export function Hero({ label, sentence, actions, ...rest }: HeroProps) {
  return (
    <section {...rest} className="hero" aria-label={label}>
      <Page>
        <Rings seed="daylight" variant="field" />
        <h1>{sentence}</h1>
        {actions && <Row gap="stack">{actions}</Row>}
      </Page>
    </section>
  );
}

/** A blank and the punctuation after it: they never part at a line end. */
export function Keep({ children }: { children: ReactNode }) {
  return <span data-part="keep">{children}</span>;
}
