import { emailKey, mailboxKey } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { deviceMarkOf } from "./known-device.ts";

export type Origin = { email: string } & Pick<VisitorContextWithAddress, "address" | "deviceMarks">;

/** What mails to a mailbox are counted by: those that a known browser requests are counted apart. */
export function mailsCountedBy(auth: Auth, { email, deviceMarks }: Origin): string {
  const mark = deviceMarkOf(auth, deviceMarks, email);
  return mark === null ? mailboxKey(email) : `${mailboxKey(email)} ${mark}`;
}

/** The start of the keys of all networks from which the account of this address signed in. */
export function knownNetworksKey(auth: Auth, email: string): string {
  return `knownNetwork:${auth.hashSecret(emailKey(email))}:`;
}

/** The key of the network of an attempt, stored once the account has signed in from there. */
export function knownNetworkKey(auth: Auth, { email, address }: Origin): string {
  const network = auth.hashSecret(`${emailKey(email)} ${networkOf(address)}`);
  return `${knownNetworksKey(auth, email)}${network}`;
}
