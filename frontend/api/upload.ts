import { ApiError, asApiError } from "./api-error.ts";
import { i18n } from "../i18n/i18n.ts";
import { currentSession, refreshSession, restoreSession } from "./session.ts";

/** A file that was not taken. The message is the specification's; what to say to people is in `problem`. */
export class UploadError extends ApiError {
  override name = "UploadError";

  constructor({ problem }: ApiError) {
    super(problem);
    this.message = `Query error status ${problem.status}`;
  }
}

type Answer = { status: number; body: unknown };

/** `fetch` does not tell how much has been sent, so this is the older way. */
function send(path: string, files: Record<string, File>, onSent: (share: number) => void) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    request.open("PUT", path);
    request.responseType = "json";
    request.setRequestHeader("Accept-Language", i18n.language);
    const token = currentSession()?.accessToken;
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new TypeError("The upload did not arrive"));
    request.send(form);
  });
}

/** Puts files where they belong; `onSent` hears the share that has been sent, 0 to 1. */
export async function upload(
  path: string,
  files: Record<string, File>,
  onSent: (share: number) => void,
): Promise<void> {
  await restoreSession().catch(() => null);
  let answer = await send(path, files, onSent);
  if (answer.status === 401 && await refreshSession().catch(() => null)) {
    answer = await send(path, files, onSent);
  }
  if (answer.status >= 300) throw new UploadError(asApiError(answer.body, answer));
}
