import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { globalProps } from "./global-props.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

type ButtonLook = {
  /** Use one primary button per view. */
  variant?: "primary" | "secondary" | "quiet" | undefined;
  /** 36 px instead of 44 px high. */
  small?: boolean | undefined;
  block?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** Shows only the icon; `children` is the accessible name. */
  iconOnly?: boolean | undefined;
  count?: ReactNode;
};

export type ButtonProps =
  & ButtonLook
  & Omit<ComponentProps<"button">, "className" | "onClick">
  & {
    onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    href?: string | undefined;
    target?: string | undefined;
    rel?: string | undefined;
    /** Ignores presses and keeps the focus. */
    pending?: boolean | undefined;
    reload?: boolean | undefined;
  };

function ButtonContent(
  { icon, iconAfter, iconOnly, count, small, children }: ButtonLook & { children?: ReactNode },
) {
  const size = small || iconAfter ? "small" : "regular";
  return (
    <>
      {icon && <Icon name={icon} size={iconOnly && !small ? "regular" : size} />}
      <span data-part="label">{children}</span>
      {count !== undefined && <span data-part="count">{count}</span>}
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </>
  );
}

/** A button, or a link that looks like one. */
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
    target,
    rel,
    pending = false,
    reload,
    children,
    ...rest
  }: ButtonProps,
) {
  const look = {
    className: "button",
    "data-variant": variant,
    "data-small": small || undefined,
    "data-block": block || undefined,
    "data-icon-only": iconOnly || undefined,
    "data-pending": pending || undefined,
  };
  const content = (
    <ButtonContent {...{ icon, iconAfter, iconOnly, count, small }}>
      {children}
    </ButtonContent>
  );
  if (href !== undefined) {
    return (
      <Link
        {...globalProps(rest)}
        {...look}
        href={href}
        target={target}
        rel={rel}
        reload={reload}
        onClick={rest.onClick}
      >
        {content}
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
      {...look}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {content}
    </button>
  );
}
