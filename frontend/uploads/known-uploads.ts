import { draftPrefix } from "../drafts.ts";

/** Unfinished uploads of this browser, to go on with after a reload. Removed with the drafts when the user signs out. */
function keyOf({ name, size, lastModified }: File, purpose: string): string {
  return `${draftPrefix}upload.${purpose}.${size}.${lastModified}.${name}`;
}

export function knownUploadId(file: File, purpose: string): string | null {
  try {
    return localStorage.getItem(keyOf(file, purpose));
  } catch {
    return null;
  }
}

export function rememberUpload(file: File, purpose: string, id: string): void {
  try {
    localStorage.setItem(keyOf(file, purpose), id);
  } catch {
    // Storage is full or blocked: the upload starts again after a reload.
  }
}

export function forgetUpload(file: File, purpose: string): void {
  try {
    localStorage.removeItem(keyOf(file, purpose));
  } catch {
    // Storage is blocked.
  }
}
