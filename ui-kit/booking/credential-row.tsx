import type { ComponentProps, ReactNode } from "react";
import "./credential-row.css";

export type CredentialRowProps = Omit<ComponentProps<"li">, "className" | "title"> & {
  title: ReactNode;
  /** Who issued it, until when it is valid. */
  details: ReactNode;
  /** A `Badge`. */
  state: ReactNode;
  /** What is happening with it, or why it was refused. */
  note?: ReactNode;
  /** Small buttons: the next steps. */
  actions?: ReactNode;
};

/** A credential in the list of its owner, with its state and the next step; a child of `ul`. */
export function CredentialRow(
  { title, details, state, note, actions, ...rest }: CredentialRowProps,
) {
  return (
    <li {...rest} className="credential-row">
      <div>
        <p data-part="title">{title}</p>
        <p data-part="details">{details}</p>
        {note && <p data-part="note">{note}</p>}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      {state}
    </li>
  );
}
