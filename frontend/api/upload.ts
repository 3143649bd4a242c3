import { ApiError, asApiError } from "./api-error.ts";
import { i18n, needTranslations } from "../i18n/i18n.ts";
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

type Parcel = {
  path: string;
  fields: Record<string, File | string>;
  method?: "PUT" | "POST" | undefined;
};

/** `fetch` does not tell how much has been sent, so this is the older way. */
function send({ path, fields, method = "PUT" }: Parcel, onSent: (share: number) => void) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    request.open(method, path);
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

/** Sends a form with files; `onSent` hears the share that has been sent, 0 to 1. The answer is what the contract says. */
export async function sendFiles<Answered>(
  parcel: Parcel,
  onSent: (share: number) => void,
): Promise<Answered> {
  await restoreSession().catch(() => null);
  let answer = await send(parcel, onSent);
  if (answer.status === 401 && await refreshSession().catch(() => null)) {
    answer = await send(parcel, onSent);
  }
  if (answer.status >= 300) {
    await needTranslations(["errors"]).catch(() => null);
    throw new UploadError(asApiError(answer.body, answer));
  }
  return answer.body as Answered;
}

/** Puts files where they belong; `onSent` hears the share that has been sent, 0 to 1. */
export async function upload(
  path: string,
  files: Record<string, File>,
  onSent: (share: number) => void,
): Promise<void> {
  await sendFiles({ path, fields: files }, onSent);
}
