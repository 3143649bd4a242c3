import { expect, test, vi } from "vitest";
import { announce } from "./announce.ts";
import { readConfig } from "./config.ts";

test("the demo accounts are listed only where the database has them", () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const config = readConfig({});
  const facts = { address: "127.0.0.1:8000", version: "1.0.0+1a2b3c4" };
  announce(config, { ...facts, hasDemo: false });
  announce(config, { ...facts, hasDemo: true });
  const [plain, demo] = printed.mock.calls.flat() as [string, string];
  expect(plain).toContain("Heaolu 1.0.0+1a2b3c4 is running");
  expect(plain).toContain("listening on 127.0.0.1:8000");
  expect(plain).not.toContain("admin@demo.heaolu.ee");
  expect(demo).toContain("admin@demo.heaolu.ee");
});
