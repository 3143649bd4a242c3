import { expect, test } from "vitest";
import { openConnections } from "./connections.ts";

test("limits connections per address and in total; a released one can be taken again", () => {
  const connections = openConnections();
  const ours = Array.from({ length: 50 }, () => connections.take("10.0.0.1"));
  expect(() => connections.take("10.0.0.1")).toThrow("ERR_TOO_MANY_REQUESTS");
  for (let nth = 50; nth < 5_000; nth++) connections.take(`address ${nth}`);
  expect(() => connections.take("10.0.0.2")).toThrow("ERR_UNAVAILABLE");
  ours[0]!();
  connections.take("10.0.0.2");
  expect(() => connections.take("10.0.0.1")).toThrow("ERR_UNAVAILABLE");
  ours[1]!();
  connections.take("10.0.0.1");
});
