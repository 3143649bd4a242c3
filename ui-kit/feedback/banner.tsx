import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Page } from "../layout/page.tsx";
import { useBottomBar } from "../layout/use-bottom-bar.ts";
import "./banner.css";

const iconOf = {
  info: "info",
  warning: "triangle-alert",
  error: "circle-alert",
} as const satisfies Record<string, IconName>;

export type BannerProps = Omit<ComponentProps<"div">, "className"> & {
  tone?: keyof typeof iconOf | undefined;
  icon?: IconName | undefined;
  /** Stays in sight at the bottom wherever the page is scrolled. */
  pinned?: boolean | undefined;
  action?: ReactNode;
  /** Adds a close button with this accessible name. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** A message about the whole app, across the page. For a message about one item use `Note`. */
export function Banner(
  { tone = "info", icon, pinned = false, action, closeLabel, onClose, children, ...rest }:
    BannerProps,
) {
  useBottomBar(pinned ? "low" : null);
  return (
    <div
      role="status"
      {...rest}
      className="banner"
      data-tone={tone}
      data-pinned={pinned || undefined}
    >
      <Page>
        <Icon name={icon ?? iconOf[tone]} size="small" />
        <div data-part="text">{children}</div>
        {action}
        {closeLabel && (
          <Button variant="quiet" small icon="x" iconOnly onClick={onClose}>{closeLabel}</Button>
        )}
      </Page>
    </div>
  );
}
