import { emailKey } from "../../domain/account.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { deviceMarkOf } from "./known-device.ts";

export type Origin =
  & { email: string }
  & Pick<VisitorContextWithAddress, "address" | "codeSecret" | "deviceMarks">;

/**
 * Whose a mailed code is: a known browser's, that of the browser which requested it, or, for programs, that of a network.
 * What others request or try leaves it alone.
 */
export function requesterHash(
  auth: Auth,
  { email, address, codeSecret, deviceMarks }: Origin,
): string {
  const mark = deviceMarkOf(auth, deviceMarks, email);
  return auth.hashSecret(mark ?? codeSecret ?? networkOf(address));
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
