import { expect, test } from "vitest";
import { openConnections } from "./connections.ts";

test("limits connections per address and in total; a released one can be taken again", () => {
  const connections = openConnections();
  const ours = Array.from({ length: 50 }, () => connections.take("10.0.0.1"));
  expect(() => connections.take("10.0.0.1")).toThrow("ERR_TOO_MANY_REQUESTS");
  for (let nth = 50; nth < 5_000; nth++) connections.take(`11.${nth >> 8}.${nth & 255}.1`);
  expect(() => connections.take("10.0.0.2")).toThrow("ERR_UNAVAILABLE");
  ours[0]!();
  connections.take("10.0.0.2");
  expect(() => connections.take("10.0.0.1")).toThrow("ERR_UNAVAILABLE");
  ours[1]!();
  connections.take("10.0.0.1");
});

test.each([
  ["an IPv6 subscriber with many addresses", 50, (nth: number) => `2001:db8:1:1::${nth}`],
  ["an IPv6 network", 250, (nth: number) => `2001:db8:2:${nth}::1`],
  ["an IPv4 network", 250, (nth: number) => `198.51.100.${nth % 256}`],
])("%s gets %i connections, and others still get theirs", (_, most, addressOf) => {
  const connections = openConnections();
  const taken = Array.from({ length: most }, (_, nth) => connections.take(addressOf(nth)));
  expect(() => connections.take(addressOf(most))).toThrow("ERR_TOO_MANY_REQUESTS");
  connections.take("203.0.113.7");
  taken[0]!();
  connections.take(addressOf(most));
});
