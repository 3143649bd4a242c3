import { expect, test, vi } from "vitest";
import { freePort } from "tests/support/server.ts";
import { readConfig } from "./config.ts";
import { openWhenReachable } from "./open-when-reachable.ts";

test("a database server that does not answer is tried again, then named with what to do", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const host = `127.0.0.1:${freePort()}`;
  const config = readConfig({
    DATABASE_URL: `http://${host}`,
    AUTH_SECRET: "q7Vw2LmZk9Rt4XcBn8Ys3HdPf6GjTa1E",
  });
  await expect(openWhenReachable(config, 2000)).rejects
    .toThrow(new RegExp(`^The database server ${host} does not answer .* DATABASE_URL`));
  expect(warned).toHaveBeenCalledTimes(2);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining(host));
});
