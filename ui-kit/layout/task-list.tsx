import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./task-list.css";

export type TaskListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  tasks: {
    id: string;
    icon: IconName;
    tone?: "warning" | undefined;
    title: ReactNode;
    text?: ReactNode;
    href: string;
    action: string;
  }[];
};

/** What waits for an answer, each with its next step. The first one is filled. */
export function TaskList({ tasks, ...rest }: TaskListProps) {
  return (
    <ul {...rest} className="task-list">
      {tasks.map(({ id, icon, tone, title, text, href, action }, nth) => (
        <li key={id}>
          <span data-part="icon" data-tone={tone}>
            <Icon name={icon} size="small" />
          </span>
          <div>
            <p data-part="title">{title}</p>
            {text && <p data-part="text">{text}</p>}
          </div>
          <Button small variant={nth === 0 ? "primary" : "secondary"} href={href}>{action}</Button>
        </li>
      ))}
    </ul>
  );
}
