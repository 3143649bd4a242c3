import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./change-list.css";

type Change = {
  id: string;
  name: ReactNode;
  before: ReactNode;
  after: ReactNode;
  lang?: string | undefined;
};

export type ChangeListProps = Omit<ComponentProps<"dl">, "className" | "children"> & {
  changes: Change[];
  beforeLabel: string;
  afterLabel: string;
  /** Shows the labels, and the old value is not struck through. */
  showLabels?: boolean | undefined;
};

/** What differs between two states: each name with its old and its new value. */
export function ChangeList(
  { changes, beforeLabel, afterLabel, showLabels = false, ...rest }: ChangeListProps,
) {
  const label = (text: string) =>
    showLabels
      ? <span data-part="label">{text}</span>
      : <VisuallyHidden>{`${text}: `}</VisuallyHidden>;
  return (
    <dl {...rest} className="change-list">
      {changes.map(({ id, name, before, after, lang }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd data-part="before" lang={lang}>
            {label(beforeLabel)}
            {showLabels ? before : <s>{before}</s>}
          </dd>
          <dd data-part="after" lang={lang}>
            {label(afterLabel)}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
