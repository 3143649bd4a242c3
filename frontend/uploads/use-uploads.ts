import { useEffect, useRef, useState } from "react";
import { type Upload, uploadFile, type UploadProgress, type UploadPurpose } from "./upload-file.ts";
import { addPoster } from "./video-poster.ts";

/** A file on its way. Without `failure` it is being sent or waits for the ones before it. */
export type SentFile = UploadProgress & {
  id: string;
  file: File;
  purpose: UploadPurpose;
  failure: unknown;
};

export type Uploads = ReturnType<typeof useUploads>;

type Task = Pick<SentFile, "id" | "file" | "purpose"> & { stop: AbortController };

/**
 * Sends files one after the other. A finished file leaves `files` and is passed to `onUploaded`; a failed one stays until
 * it is sent again or removed. Where there is place for `single` one, the next takes the place of the one before.
 */
export function useUploads(
  { purposeOf, onUploaded, single = false }: {
    purposeOf: (file: File) => UploadPurpose;
    onUploaded: (upload: Upload, file: File) => void;
    single?: boolean;
  },
) {
  const [files, setFiles] = useState<SentFile[]>([]);
  const queue = useRef(Promise.resolve());
  const tasks = useRef(new Map<string, Task>());
  const latest = useRef({ onUploaded });
  useEffect(() => {
    latest.current = { onUploaded };
  });
  // Leaving the page is no cancellation: the upload can be resumed.
  useEffect(() => leaveWarning(files.some(({ failure }) => !failure)), [files]);

  const change = (id: string, facts: Partial<SentFile>) =>
    setFiles((now) => now.map((one) => one.id === id ? { ...one, ...facts } : one));

  function send({ id, file, purpose, stop }: Task) {
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return;
      try {
        const upload = await uploadFile(file, {
          purpose,
          signal: stop.signal,
          onProgress: (progress) => change(id, progress),
        });
        const whole = isVideo(upload) ? await addPoster(upload) : upload;
        remove(id);
        latest.current.onUploaded(whole, file);
      } catch (failure) {
        if (!stop.signal.aborted) change(id, { failure, secondsLeft: null });
      }
    });
  }

  function remove(id: string) {
    tasks.current.delete(id);
    setFiles((now) => now.filter((one) => one.id !== id));
  }

  function cancel(id: string) {
    tasks.current.get(id)?.stop.abort(new DOMException("cancelled", "AbortError"));
    remove(id);
  }

  const isReplacedBy = ({ file, failure }: SentFile, added: File[]) =>
    single || (failure && added.some(({ name }) => name === file.name));

  return {
    files,
    add(added: File[]) {
      for (const sent of files) if (isReplacedBy(sent, added)) cancel(sent.id);
      const begun = added.map((file) => ({
        id: crypto.randomUUID(),
        file,
        purpose: purposeOf(file),
        stop: new AbortController(),
      }));
      setFiles((now) => [
        ...now,
        ...begun.map(({ stop: _, ...task }) => ({
          ...task,
          ...{ share: 0, secondsLeft: null, failure: null },
        })),
      ]);
      for (const task of begun) {
        tasks.current.set(task.id, task);
        send(task);
      }
    },
    cancel,
    retry(id: string) {
      const task = tasks.current.get(id);
      if (!task) return;
      change(id, { failure: null, share: 0 });
      send(task);
    },
  };
}

function isVideo({ purpose }: Upload): boolean {
  return purpose === "video" || purpose === "lesson-video";
}

function leaveWarning(isSending: boolean) {
  if (!isSending) return;
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  globalThis.addEventListener("beforeunload", warn);
  return () => globalThis.removeEventListener("beforeunload", warn);
}
