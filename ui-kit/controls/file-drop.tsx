import { type DragEvent, type ReactNode, useId, useState } from "react";
import { Progress } from "../feedback/progress.tsx";
import { Button } from "./button.tsx";
import { describedBy } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./file-drop.css";

type DroppedFile = {
  id: string;
  name: string;
  note?: ReactNode;
  /** 0 to 1; undefined when the upload is complete. */
  progress?: number | undefined;
  error?: ReactNode;
};

export type FileDropProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  prompt: ReactNode;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  files?: DroppedFile[] | undefined;
  /** Called with chosen or dropped files; dropped files may have types that `accept` excludes. */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  disabled?: boolean | undefined;
};

function FileLine(
  { file, onRemove, removeLabel }: {
    file: DroppedFile;
    onRemove: (id: string) => void;
    removeLabel: (name: string) => string;
  },
) {
  const { id, name, note, progress, error } = file;
  return (
    <li data-failed={error ? true : undefined}>
      <Icon name={error ? "circle-alert" : "file-text"} />
      <div>
        <p data-part="name">{name}</p>
        {error ? <p data-part="error">{error}</p> : note && (
          <p data-part="note">
            <bdi>{note}</bdi>
          </p>
        )}
        {progress !== undefined && !error && (
          <Progress label={name} value={Math.round(progress * 100)} max={100} shape="line" />
        )}
      </div>
      <Button variant="quiet" small icon="x" iconOnly onClick={() => onRemove(id)}>
        {removeLabel(name)}
      </Button>
    </li>
  );
}

/** A file input that also accepts dropped files. */
export function FileDrop(
  {
    label,
    description,
    error,
    prompt,
    accept,
    multiple = false,
    files = [],
    onFiles,
    onRemove,
    removeLabel,
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
        <span>{prompt}</span>
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
          {files.map((file) => <FileLine key={file.id} {...{ file, onRemove, removeLabel }} />)}
        </ul>
      )}
    </div>
  );
}
