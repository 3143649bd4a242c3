import type { ComponentProps, ReactNode } from "react";
import "./link-row.css";

export type LinkRowProps = Omit<ComponentProps<"li">, "className" | "title"> & {
  title: ReactNode;
  /** What it opens and how often it was used. */
  details: ReactNode;
  /** A `Badge`. */
  state: ReactNode;
  /** The address; left out when it opens nothing any more. */
  url?: string | undefined;
  /** Small buttons. */
  actions?: ReactNode;
};

/** A link in the list of its owner, with its address and its state; a child of `ul`. */
export function LinkRow({ title, details, state, url, actions, ...rest }: LinkRowProps) {
  return (
    <li {...rest} className="link-row" data-closed={url === undefined || undefined}>
      <div data-part="head">
        <h3>{title}</h3>
        {state}
      </div>
      <p data-part="details">{details}</p>
      {url && <p data-part="url" dir="ltr" translate="no">{url}</p>}
      {actions && <div data-part="actions">{actions}</div>}
    </li>
  );
}
