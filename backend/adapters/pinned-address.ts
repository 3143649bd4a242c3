import { lookup } from "node:dns/promises";
import type { RequestOptions } from "node:http";
import { isIP } from "node:net";

type AddressRules = {
  /** Whether the server may connect to an address. */
  isAllowed: (address: string) => boolean;
  resolve?: ((hostname: string) => Promise<string[]>) | undefined;
};

/** Whether a URL that a user wrote has a host and a path only; `insecure` allows http and other ports, for development. */
export function isWebAddress(url: URL, insecure: boolean): boolean {
  const isWeb = url.protocol === "https:" || (insecure && url.protocol === "http:");
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" &&
    (url.port === "" || insecure);
}

type Resolved = { address: string } | { problem: "unknown" | "not allowed" | "too late" };

/**
 * The address to connect to. Resolved once, so that a second answer of the DNS cannot lead elsewhere. Too late when the
 * signal comes first.
 */
export async function addressOf(
  url: URL,
  { isAllowed, resolve = resolveName }: AddressRules,
  signal?: AbortSignal,
): Promise<Resolved> {
  const late = Promise.withResolvers<null>();
  const end = () => late.resolve(null);
  signal?.addEventListener("abort", end, { once: true });
  if (signal?.aborted) end();
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const found = isIP(name) ? [name] : resolve(name).catch(() => []);
  const addresses = await Promise.race([found, late.promise]);
  signal?.removeEventListener("abort", end);
  if (addresses === null) return { problem: "too late" };
  const [address] = addresses;
  if (address === undefined) return { problem: "unknown" };
  return addresses.every(isAllowed) ? { address } : { problem: "not allowed" };
}

/** Lets a request connect to this address, whatever its host leads to by then. */
export function connectedTo(address: string): Pick<RequestOptions, "agent" | "lookup"> {
  return {
    agent: false,
    lookup(_name, options, callback) {
      const family = isIP(address);
      if (options.all) callback(null, [{ address, family }]);
      else callback(null, address, family);
    },
  };
}

async function resolveName(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: "ipv4first" });
  return found.map(({ address }) => address);
}
