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
  tone?: keyof typeof iconOf | undefined;
  icon?: IconName | undefined;
  actions?: ReactNode;
  /** Announces the note at once (role `alert`). */
  urgent?: boolean | undefined;
  /** With it the note floats above the page until a tap anywhere closes it. */
  onClose?: (() => void) | undefined;
};

const show = (note: HTMLElement | null) => note?.showPopover?.();

/** A message next to the item it is about. */
export function Note(
  { tone = "info", icon, actions, urgent = false, onClose, children, ...rest }: NoteProps,
) {
  const floating: ComponentProps<"div"> = onClose
    ? {
      popover: "auto",
      ref: show,
      onBeforeToggle: ({ newState }) => {
        if (newState === "closed") onClose();
      },
    }
    : {};
  return (
    <div
      role={urgent ? "alert" : undefined}
      {...floating}
      {...rest}
      className="note"
      data-tone={tone}
    >
      <Icon name={icon ?? iconOf[tone]} />
      <div>
        <div>{children}</div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </div>
  );
}
