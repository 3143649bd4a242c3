import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Text } from "./text.tsx";
import "./failed.css";

export type FailedProps = Omit<ComponentProps<"div">, "className"> & {
  /** What failed, in one sentence. */
  message: ReactNode;
  /** The words of the button; without them there is no button. */
  retryLabel?: string | undefined;
  /** The person asked for another try. */
  onRetry?: (() => void) | undefined;
  /** Request number for support, in caption. */
  reference?: ReactNode;
};

/** A failure in the place where it happened. */
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
