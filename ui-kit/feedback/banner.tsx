import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Page } from "../layout/page.tsx";
import "./banner.css";

const iconOf = {
  info: "info",
  warning: "triangle-alert",
  error: "circle-alert",
} as const satisfies Record<string, IconName>;

export type BannerProps = Omit<ComponentProps<"div">, "className"> & {
  tone?: keyof typeof iconOf | undefined;
  icon?: IconName | undefined;
  action?: ReactNode;
  /** Adds a close button with this accessible name. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** A message about the whole app, across the page. For a message about one item use `Note`. */
export function Banner(
  { tone = "info", icon, action, closeLabel, onClose, children, ...rest }: BannerProps,
) {
  return (
    <div role="status" {...rest} className="banner" data-tone={tone}>
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
