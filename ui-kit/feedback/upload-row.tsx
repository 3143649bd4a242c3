import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Progress } from "./progress.tsx";
import "./upload-row.css";

export type UploadRowProps = {
  name: string;
  /** Such as the size, or how long the upload still takes. */
  note?: ReactNode;
  /** 0 to 1; undefined when the upload is complete. */
  progress?: number | undefined;
  error?: ReactNode;
  onRemove: () => void;
  removeLabel: string;
  /** Sends a failed file again. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** What to do about the error instead of sending the file again. */
  action?: ReactNode;
};

/** A file that is being uploaded, that was uploaded or that failed. */
export function UploadRow(
  { name, note, progress, error, onRemove, removeLabel, onRetry, retryLabel, action }:
    UploadRowProps,
) {
  return (
    <div className="upload-row" data-failed={error ? true : undefined}>
      <Icon name={error ? "circle-alert" : "file-text"} />
      <div data-part="facts">
        <p data-part="name">
          <bdi>{name}</bdi>
        </p>
        {error ? <p data-part="error" role="alert">{error}</p> : note && (
          <p data-part="note">
            <bdi>{note}</bdi>
          </p>
        )}
        {progress !== undefined && !error && (
          <Progress label={name} value={Math.round(progress * 100)} max={100} shape="line" />
        )}
      </div>
      {error && action}
      {error && !action && onRetry && (
        <Button variant="quiet" small icon="rotate-ccw" onClick={onRetry}>{retryLabel}</Button>
      )}
      <Button variant="quiet" small icon="x" iconOnly onClick={onRemove}>{removeLabel}</Button>
    </div>
  );
}
