import ipaddr from "ipaddr.js";

const cloudAddresses = ["168.63.129.16"];

const globalUnicast = ipaddr.parseCIDR("2000::/3");

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== "unicast" || cloudAddresses.includes(plain.toString())) return false;
  return plain.kind() === "ipv4" || plain.match(globalUnicast);
}
