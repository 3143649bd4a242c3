import type { ComponentProps, ReactNode } from "react";
import "./action-list.css";

export type ActionListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  label: string;
  actions: { id: string; label: ReactNode; detail: ReactNode; onPick: () => void }[];
};

/** A short list of ways to go on, each with its result. */
export function ActionList({ label, actions, ...rest }: ActionListProps) {
  return (
    <ul {...rest} className="action-list" aria-label={label}>
      {actions.map(({ id, label, detail, onPick }) => (
        <li key={id}>
          <button type="button" onClick={onPick}>
            <span>{label}</span> <strong>{detail}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
