import ipaddr from "ipaddr.js";

const cloudAddresses = ["168.63.129.16"];

const globalUnicast = ipaddr.parseCIDR("2000::/3");

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== "unicast" || cloudAddresses.includes(plain.toString())) return false;
  return plain.kind() === "ipv4" || plain.match(globalUnicast);
}

/**
 * Where the server may send requests on behalf of its users. A server on loopback, for development, may reach loopback
 * too, without TLS. A demo on a public address may not: the passwords of its accounts are known.
 */
export function reachOf({ publicUrl, isProduction }: { publicUrl: string; isProduction: boolean }) {
  const { hostname } = new URL(publicUrl);
  const isLocal = !isProduction &&
    (hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, "")));
  return {
    insecure: isLocal,
    isAllowed: (address: string) => isPublicAddress(address) || (isLocal && isLoopback(address)),
  };
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
