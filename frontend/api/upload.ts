import { ApiError, asApiError } from "./api-error.ts";
import { i18n, needTranslations } from "../i18n/i18n.ts";
import { currentSession, currentView, refreshSession, restoreSession } from "./sign-in-session.ts";

class UploadError extends ApiError {
  override name = "UploadError";

  constructor({ problem, retryAfterSeconds }: ApiError) {
    super(problem, retryAfterSeconds);
    this.message = `Query error status ${problem.status}`;
  }
}

type UploadResponse = { status: number; body: unknown; headers: Pick<Headers, "get"> };

type FormUpload = {
  path: string;
  fields: Record<string, Blob | string>;
  method?: "PUT" | "POST" | undefined;
  /** Stops the upload. */
  signal?: AbortSignal | undefined;
};

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function send(
  { path, fields, method = "PUT", signal }: FormUpload,
  onProgress: (share: number) => void,
) {
  return new Promise<UploadResponse>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.onabort = () => reject(signal?.reason);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    request.open(method, path);
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", i18n.language);
    const token = currentSession()?.accessToken;
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    // Refused, and not done as the administrator.
    const view = currentView();
    if (view) request.setRequestHeader("X-View-As", view.id);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      resolve({ status: request.status, body: request.response, headers });
    };
    request.onerror = () => reject(new TypeError("The upload did not arrive"));
    request.send(form);
  });
}

/** Sends a form with files. `onProgress` gets the sent share, 0 to 1. */
export async function uploadForm<Data>(
  form: FormUpload,
  onProgress: (share: number) => void,
): Promise<Data> {
  await restoreSession().catch(() => null);
  let response = await send(form, onProgress);
  if (response.status === 401 && await refreshSession().catch(() => null)) {
    response = await send(form, onProgress);
  }
  if (response.status >= 300) {
    await needTranslations(["errors"]).catch(() => null);
    throw new UploadError(asApiError(response.body, response));
  }
  return response.body as Data;
}

export async function upload(
  path: string,
  files: Record<string, File>,
  onProgress: (share: number) => void,
): Promise<void> {
  await uploadForm({ path, fields: files }, onProgress);
}
