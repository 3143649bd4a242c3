import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Text } from "./text.tsx";
import "./failed.css";

export type FailedProps = Omit<ComponentProps<"div">, "className"> & {
  message: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Request id for support. */
  reference?: ReactNode;
};

/** An error message in place of content that could not be loaded. */
export function Failed({ message, retryLabel, onRetry, reference, ...rest }: FailedProps) {
  return (
    <div {...rest} className="failed" role="alert">
      <p data-part="message">
        <Icon name="cloud-off" />
        <span>{message}</span>
      </p>
      {retryLabel && (
        <Button small icon="rotate-ccw" onClick={() => onRetry?.()}>{retryLabel}</Button>
      )}
      {reference && <Text size="caption" tone="faint" numeric>{reference}</Text>}
    </div>
  );
}
