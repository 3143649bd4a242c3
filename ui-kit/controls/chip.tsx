import type { ComponentProps, ReactNode } from "react";
import { globalProps } from "./global-props.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./chip.css";

export type ChipProps = Omit<ComponentProps<"button">, "className"> & {
  /** A chosen or active chip, in sage. */
  selected?: boolean | undefined;
  /** Makes it a switch; the chosen one is filled. */
  pressed?: boolean | undefined;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Accessible name of a chip that goes away when pressed, e.g. "Remove: up to 80 €". */
  removeLabel?: string | undefined;
  /** The chip was pressed to be taken away. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** A small rounded word: a fact, a link, a switch, or an active filter to remove. */
export function Chip(
  { selected = false, pressed, icon, href, removeLabel, onRemove, children, ...rest }: ChipProps,
) {
  const dress = { className: "chip", "data-selected": selected || undefined };
  const face = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {removeLabel && <Icon name="x" size="small" />}
    </>
  );
  if (href !== undefined) return <Link {...globalProps(rest)} {...dress} href={href}>{face}</Link>;
  if (removeLabel) {
    return (
      <button type="button" {...rest} {...dress} aria-label={removeLabel} onClick={onRemove}>
        {face}
      </button>
    );
  }
  if (pressed === undefined && !rest.onClick) {
    return <span {...globalProps(rest)} {...dress}>{face}</span>;
  }
  return <button type="button" {...rest} {...dress} aria-pressed={pressed}>{face}</button>;
}
