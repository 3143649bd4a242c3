import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import type { IconName } from "../controls/icon.tsx";
import { type State, StateText } from "../feedback/state-text.tsx";
import "./section-links.css";

type SectionLink = {
  href: string;
  label: string;
  state: State;
  icon?: IconName | undefined;
  /** The state in words for assistive technology; `note` is visible. */
  stateText?: string | undefined;
  note?: ReactNode;
  current?: boolean | undefined;
};

export type SectionLinksProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  links: SectionLink[];
};

/** The sections of a long form with the state of each. */
export function SectionLinks({ label, links, ...rest }: SectionLinksProps) {
  return (
    <nav {...rest} className="section-links" aria-label={label}>
      <ol>
        {links.map(({ href, label, state, icon, stateText, note, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? "location" : undefined}>
              <StateText state={state} icon={icon} compact>{stateText}</StateText>
              <span>
                {label}
                {note && <small>{note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
