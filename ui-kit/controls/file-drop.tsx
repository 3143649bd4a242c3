import { type DragEvent, type ReactNode, useId, useState } from "react";
import { UploadRow } from "../feedback/upload-row.tsx";
import { describedBy } from "./field.tsx";
import { FileButton } from "./file-button.tsx";
import { Icon } from "./icon.tsx";
import "./file-drop.css";

type DroppedFile = {
  id: string;
  name: string;
  note?: ReactNode;
  /** 0 to 1; undefined when the upload is complete. */
  progress?: number | undefined;
  error?: ReactNode;
  /** The file itself was refused: sending it again does not help. */
  isRefused?: boolean | undefined;
};

export type FileDropProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  prompt: ReactNode;
  /** In place of `prompt` where nothing can be dragged. */
  touchPrompt?: ReactNode;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  files?: DroppedFile[] | undefined;
  /** Called with chosen or dropped files; dropped files may have types that `accept` excludes. */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  removeLabel: (name: string, isSending: boolean) => string;
  /** Sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  retryLabel?: string | undefined;
  /** In place of `retryLabel` for a refused file. */
  anotherLabel?: string | undefined;
  disabled?: boolean | undefined;
};

/** A file input that also accepts dropped files. */
export function FileDrop(
  {
    label,
    description,
    error,
    prompt,
    touchPrompt,
    accept,
    multiple = false,
    files = [],
    onFiles,
    onRemove,
    removeLabel,
    onRetry,
    retryLabel,
    anotherLabel,
    disabled = false,
  }: FileDropProps,
) {
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  function take(list: FileList | null) {
    const taken = [...list ?? []].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDragOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }
  return (
    <div className="file-drop" data-drag-over={isDragOver || undefined}>
      <label htmlFor={id} data-part="label">{label}</label>
      {description && <p data-part="description" id={`${id}-description`}>{description}</p>}
      <div
        data-part="drop-area"
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsDragOver(!disabled);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <span data-part="prompt" data-has-other={touchPrompt ? "" : undefined}>{prompt}</span>
        {touchPrompt && <span data-part="touch-prompt">{touchPrompt}</span>}
        <input
          {...describedBy(id, { description, error })}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Without this the same file could not be chosen again after it was removed.
            event.currentTarget.value = "";
          }}
        />
      </div>
      {error && <p data-part="error" id={`${id}-error`}>{error}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ id, isRefused, ...file }) => (
            <li key={id}>
              <UploadRow
                {...file}
                action={isRefused && anotherLabel && (
                  <FileButton
                    variant="quiet"
                    small
                    accept={accept}
                    onFile={(another) => {
                      onRemove(id);
                      onFiles([another]);
                    }}
                  >
                    {anotherLabel}
                  </FileButton>
                )}
                onRemove={() => onRemove(id)}
                removeLabel={removeLabel(file.name, file.progress !== undefined && !file.error)}
                onRetry={onRetry && (() => onRetry(id))}
                retryLabel={retryLabel}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
