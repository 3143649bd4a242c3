/** One subscriber's connection, for limits on what a single visitor does: an IPv4 address or an IPv6 /64. */
export function subscriberOf(address: string): string {
  const network = networkOf(address);
  return network.endsWith(".0/24") ? plainOf(address) : network;
}

/**
 * The network of an address, for limits: /24 of IPv4 and /64 of IPv6, because one office or attacker often has a
 * whole one. Returns text that is no address unchanged.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  const octets = plain.split(".");
  if (octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet))) {
    return `${octets.slice(0, 3).join(".")}.0/24`;
  }
  if (!/^[\da-f:]+$/.test(plain) || !plain.includes(":")) return plain;
  return `${firstGroups(plain).join(":")}::/64`;
}

function plainOf(address: string): string {
  return address.toLowerCase().replace(/%.*$/, "").replace(/^::ffff:(?=[\d.]+$)/, "");
}

function firstGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  return groups.slice(0, 4).map((group) => parseInt(group || "0", 16).toString(16));
}
