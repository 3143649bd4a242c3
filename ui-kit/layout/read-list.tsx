import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./read-list.css";

type Read = {
  id: string;
  icon: IconName;
  /** Stands out: user support, not the person's own practitioner. */
  highlighted?: boolean | undefined;
  who: ReactNode;
  role: ReactNode;
  what: ReactNode;
  why: ReactNode;
  /** ISO 8601. */
  dateTime: string;
  when: ReactNode;
  action?: ReactNode;
};

export type ReadListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  reads: Read[];
};

/** Who read something, what, why and when, as sentences. */
export function ReadList({ reads, ...rest }: ReadListProps) {
  return (
    <ul {...rest} className="read-list">
      {reads.map(({ id, icon, highlighted, who, role, what, why, dateTime, when, action }) => (
        <li key={id}>
          <span data-part="icon" data-highlighted={highlighted || undefined}>
            <Icon name={icon} />
          </span>
          <div>
            <p>
              <b>{who}</b> <span data-part="role">{role}</span>
            </p>
            <p>{what}</p>
            <p data-part="why">{why}</p>
            <time dateTime={dateTime}>{when}</time>
          </div>
          {action && <div data-part="action">{action}</div>}
        </li>
      ))}
    </ul>
  );
}
