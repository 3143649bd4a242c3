import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { globalProps } from "./global-props.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

type Dress = {
  /** How loudly it asks to be pressed. One primary button a view. */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /** 36 px instead of 44 px high. */
  small?: boolean | undefined;
  /** Fills the line. */
  block?: boolean | undefined;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** A sign after the words (chevrons, arrows). */
  iconAfter?: IconName | undefined;
  /** Only the icon is seen; the words stay as its accessible name. */
  iconOnly?: boolean | undefined;
  /** A number on a pill after the words. */
  count?: ReactNode;
};

export type ButtonProps =
  & Dress
  & Omit<ComponentProps<"button">, "className" | "onClick">
  & {
    /** It was pressed, or followed when it is a link. */
    onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    /** An address turns the button into a link of the same looks. */
    href?: string | undefined;
    /** It works; further presses are ignored and focus stays where it is. */
    pending?: boolean | undefined;
    /** The next page opens outside the app's router. */
    reload?: boolean | undefined;
  };

function Face(
  { icon, iconAfter, iconOnly, count, small, children }: Dress & { children?: ReactNode },
) {
  const size = small || iconAfter ? "small" : "regular";
  return (
    <>
      {icon && <Icon name={icon} size={iconOnly && !small ? "regular" : size} />}
      <span data-part="words">{children}</span>
      {count !== undefined && <span data-part="count">{count}</span>}
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </>
  );
}

/** A button, or with `href` a link that looks like one. */
export function Button(
  {
    variant = "secondary",
    small = false,
    block = false,
    icon,
    iconAfter,
    iconOnly = false,
    count,
    href,
    pending = false,
    reload,
    children,
    ...rest
  }: ButtonProps,
) {
  const dress = {
    className: "button",
    "data-variant": variant,
    "data-small": small || undefined,
    "data-block": block || undefined,
    "data-icon-only": iconOnly || undefined,
    "data-pending": pending || undefined,
  };
  const face = (
    <Face {...{ icon, iconAfter, iconOnly, count, small }}>
      {children}
    </Face>
  );
  if (href !== undefined) {
    return (
      <Link
        {...globalProps(rest)}
        {...dress}
        href={href}
        reload={reload}
        onClick={rest.onClick}
      >
        {face}
      </Link>
    );
  }
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) return event.preventDefault();
    rest.onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      {...dress}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {face}
    </button>
  );
}
