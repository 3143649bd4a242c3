import { emailKey } from "../../domain/account.ts";
import type { Auth } from "../../ports/auth.ts";

/**
 * The mark of a browser that has signed in to the account of this address. It authorizes nothing: attempts from there are
 * only counted apart from those of strangers.
 */
export function newDeviceMark(auth: Pick<Auth, "mac" | "newSecret">, email: string): string {
  const { secret: id } = auth.newSecret();
  return `${id}.${auth.mac("known-device", markText(id, email))}`;
}

/** The mark of this account among those of the browser. */
export function deviceMarkOf(
  auth: Pick<Auth, "macMatches">,
  marks: readonly string[] = [],
  email: string,
): string | null {
  return marks.find((mark) => {
    const [id = "", mac = ""] = mark.split(".");
    return auth.macMatches("known-device", markText(id, email), mac);
  }) ?? null;
}

function markText(id: string, email: string): string {
  return `${id}\n${emailKey(email)}`;
}
