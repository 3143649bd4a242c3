/** One subscriber's connection, for limits on what a single visitor does: an IPv4 address or an IPv6 /64. */
export function subscriberOf(address: string): string {
  const plain = plainOf(address);
  return isIpv6(plain) ? `${firstGroups(plain, 4).join(":")}::/64` : plain;
}

/**
 * The network of an address, for limits: /24 of IPv4 and /48 of IPv6, because one office or attacker often has a
 * whole one. Returns text that is no address unchanged.
 */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  const octets = plain.split(".");
  if (octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet))) {
    return `${octets.slice(0, 3).join(".")}.0/24`;
  }
  return isIpv6(plain) ? `${firstGroups(plain, 3).join(":")}::/48` : plain;
}

function isIpv6(plain: string): boolean {
  return /^[\da-f:]+$/.test(plain) && plain.includes(":");
}

function plainOf(address: string): string {
  return address.toLowerCase().replace(/%.*$/, "").replace(/^::ffff:(?=[\d.]+$)/, "");
}

function firstGroups(address: string, count: number): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  return groups.slice(0, count).map((group) => parseInt(group || "0", 16).toString(16));
}
