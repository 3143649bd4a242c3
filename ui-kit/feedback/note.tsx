import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./note.css";

const iconOf = {
  info: "info",
  success: "sprout",
  warning: "shield-alert",
  error: "circle-alert",
} as const satisfies Record<string, IconName>;

export type NoteProps = Omit<ComponentProps<"div">, "className"> & {
  /** What kind of news it is. */
  tone?: keyof typeof iconOf | undefined;
  /** Another sign of the vocabulary. */
  icon?: IconName | undefined;
  /** Buttons or slots under the words. */
  actions?: ReactNode;
  /** Announced at once; only for things the person caused or has to know now. */
  urgent?: boolean | undefined;
};

/** A calm word near the thing it is about. */
export function Note(
  { tone = "info", icon, actions, urgent = false, children, ...rest }: NoteProps,
) {
  return (
    <div role={urgent ? "alert" : undefined} {...rest} className="note" data-tone={tone}>
      <Icon name={icon ?? iconOf[tone]} />
      <div>
        <div>{children}</div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  );
}
