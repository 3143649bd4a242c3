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
  /** What kind of news it is. */
  tone?: keyof typeof iconOf | undefined;
  /** Another sign of the vocabulary. */
  icon?: IconName | undefined;
  /** One thing to do about it. */
  action?: ReactNode;
  /** Accessible name of the cross; without it the banner stays. */
  closeLabel?: string | undefined;
  /** It was closed. */
  onClose?: (() => void) | undefined;
};

/** One line across the page about the whole product: offline, demo, maintenance. Near a thing use `Note`. */
export function Banner(
  { tone = "info", icon, action, closeLabel, onClose, children, ...rest }: BannerProps,
) {
  return (
    <div role="status" {...rest} className="banner" data-tone={tone}>
      <Page>
        <Icon name={icon ?? iconOf[tone]} size="small" />
        <div data-part="words">{children}</div>
        {action}
        {closeLabel && (
          <Button variant="quiet" small icon="x" iconOnly onClick={onClose}>{closeLabel}</Button>
        )}
      </Page>
    </div>
  );
}
