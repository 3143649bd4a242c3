import { expect, test } from "vitest";
import { networkOf, subscriberOf } from "./network-address.ts";

test.each([
  ["192.168.7.21", "192.168.7.0/24"],
  ["::ffff:192.168.7.99", "192.168.7.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0009::9", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["local", "local"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["192.168.7.21", "192.168.7.21"],
  ["::ffff:192.168.7.99", "192.168.7.99"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["local", "local"],
])("%s is the connection %s", (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
