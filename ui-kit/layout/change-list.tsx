import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./change-list.css";

type Change = {
  id: string;
  name: ReactNode;
  /** Nothing: there was no such thing before, and the value stands alone. */
  before?: ReactNode;
  /** Nothing: there is no such thing any more. */
  after?: ReactNode;
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
          {before !== undefined && (
            <dd data-part="before" lang={lang}>
              {after !== undefined && label(beforeLabel)}
              {showLabels ? before : <s>{before}</s>}
            </dd>
          )}
          {after !== undefined && (
            <dd data-part="after" lang={lang}>
              {before !== undefined && label(afterLabel)}
              {after}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
