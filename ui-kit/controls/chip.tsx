import type { ComponentProps, ReactNode } from "react";
import { globalProps } from "./global-props.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./chip.css";

export type ChipProps = Omit<ComponentProps<"button">, "className"> & {
  selected?: boolean | undefined;
  pressed?: boolean | undefined;
  icon?: IconName | undefined;
  href?: string | undefined;
  /** Renders a remove button with this accessible name, e.g. "Remove: up to 80 €". */
  removeLabel?: string | undefined;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** A chip: a fact, a link, a toggle button, or a filter that can be removed. */
export function Chip(
  { selected = false, pressed, icon, href, removeLabel, onRemove, children, ...rest }: ChipProps,
) {
  const look = { className: "chip", "data-selected": selected || undefined };
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {removeLabel && <Icon name="x" size="small" />}
    </>
  );
  if (href !== undefined) {
    return <Link {...globalProps(rest)} {...look} href={href}>{content}</Link>;
  }
  if (removeLabel) {
    return (
      <button
        type="button"
        {...rest}
        {...look}
        data-removable=""
        aria-label={removeLabel}
        onClick={onRemove}
      >
        {content}
      </button>
    );
  }
  if (pressed === undefined && !rest.onClick) {
    return <span {...globalProps(rest)} {...look}>{content}</span>;
  }
  return <button type="button" {...rest} {...look} aria-pressed={pressed}>{content}</button>;
}
