import ipaddr from "ipaddr.js";

/** Answers from within the cloud's own network, though its number looks public. */
const cloudNetworks = ["168.63.129.16"];

const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is somebody's on the open internet: not this machine, not a private or a special network,
 * however it is written.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== "unicast" || cloudNetworks.includes(plain.toString())) return false;
  return plain.kind() === "ipv4" || plain.match(globalUnicast);
}
