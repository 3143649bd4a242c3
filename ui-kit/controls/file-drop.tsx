import { type DragEvent, type ReactNode, useId, useState } from "react";
import { Progress } from "../feedback/progress.tsx";
import { Button } from "./button.tsx";
import { describedBy } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./file-drop.css";

export type DroppedFile = {
  id: string;
  name: string;
  /** Its size or what became of it, in words. */
  note?: ReactNode;
  /** How much of it has arrived, 0 to 1; undefined when it is there. */
  progress?: number | undefined;
  /** Why it could not be taken. */
  error?: ReactNode;
};

export type FileDropProps = {
  /** What is asked for. */
  label: ReactNode;
  /** What kind, how many, how large. */
  description?: ReactNode;
  /** What is wrong with the answer as a whole. */
  error?: ReactNode;
  /** Words of the place itself, e.g. "Drop files here or choose them". */
  prompt: ReactNode;
  /** What the browser offers to choose, e.g. "image/*,.pdf". */
  accept?: string | undefined;
  /** More than one at a time. */
  multiple?: boolean | undefined;
  /** What was chosen before, with its progress. */
  files?: DroppedFile[] | undefined;
  /** Called with what was dropped or chosen; the app sends it. Kinds that `accept` leaves out may be among dropped ones. */
  onFiles: (files: File[]) => void;
  /** Called with the id of a file that is not wanted any more. */
  onRemove: (id: string) => void;
  /** Accessible name of the cross of a file. */
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

/** A place to drop files on, which is also a plain file field: pressed, it opens the system's own dialog. */
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
  const [over, setOver] = useState(false);
  function take(list: FileList | null) {
    const taken = [...list ?? []].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }
  return (
    <div className="file-drop" data-over={over || undefined}>
      <label htmlFor={id} data-part="label">{label}</label>
      {description && <p data-part="description" id={`${id}-description`}>{description}</p>}
      <div
        data-part="place"
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
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
            // The same file may be chosen again after it was taken away.
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
