import type { ComponentProps, ReactNode } from "react";
import { Page } from "./page.tsx";
import { GrowthRings } from "./growth-rings.tsx";
import { Row } from "./row.tsx";
import "./hero.css";

export type HeroProps = Omit<ComponentProps<"section">, "className"> & {
  label: string;
  heading: ReactNode;
  actions?: ReactNode;
  /** Below the actions. */
  children?: ReactNode;
};

/** The first section of the home page: a large heading on growth rings. */
export function Hero({ label, heading, actions, children, ...rest }: HeroProps) {
  return (
    <section {...rest} className="hero" aria-label={label}>
      <Page>
        <GrowthRings seed="daylight" variant="background" />
        <h1>{heading}</h1>
        {actions && <Row gap="stack">{actions}</Row>}
        {children}
      </Page>
    </section>
  );
}

export function NoWrap({ children }: { children: ReactNode }) {
  return <span data-part="no-wrap">{children}</span>;
}
