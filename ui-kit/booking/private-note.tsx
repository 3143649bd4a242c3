import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./private-note.css";

export type PrivateNoteProps = Omit<ComponentProps<"div">, "className" | "title" | "children"> & {
  title?: ReactNode;
  text: ReactNode;
  /** Who reads it. */
  lock: ReactNode;
  actions?: ReactNode;
};

/** A note that only its author sees. */
export function PrivateNote({ title, text, lock, actions, ...rest }: PrivateNoteProps) {
  return (
    <div {...rest} className="private-note">
      {title && <b>{title}</b>}
      <p>{text}</p>
      <div>
        <span>
          <Icon name="lock" size="small" />
          <span>{lock}</span>
        </span>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  );
}
