import { expect, test } from "vitest";
import { browserConfig } from "./browser-config.ts";
import { readConfig } from "./config.ts";

const scheduling = {
  origin: "http://localhost:8000",
  capabilities: {} as Parameters<typeof browserConfig>[1]["capabilities"],
};

test("the panel of display settings and the longer words are off until they are asked for", () => {
  expect(browserConfig(readConfig({}), scheduling))
    .toMatchObject({ customizer: false, pseudoLanguage: false });
  expect(browserConfig(readConfig({ CUSTOMIZER: "on", PSEUDO_LANGUAGE: "on" }), scheduling))
    .toMatchObject({ customizer: true, pseudoLanguage: true });
  expect(() => readConfig({ CUSTOMIZER: "yes" })).toThrow("CUSTOMIZER");
});

test("pages of another site reach the browser, and those that are not set stay ours", () => {
  const { links } = browserConfig(
    readConfig({ HELP_LINK: "https://help.example/", TERMS_LINK: "https://law.example/terms" }),
    scheduling,
  );
  expect(links).toMatchObject({
    help: "https://help.example/",
    terms: "https://law.example/terms",
  });
  expect(links.privacy).toBeUndefined();
});

test("nothing secret is told to everybody", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  const told = JSON.stringify(browserConfig(
    readConfig({ AUTH_SECRET: secret, DEMO: "off", DATABASE_AUTH_TOKEN: "token-of-the-database" }),
    scheduling,
  ));
  expect(told).not.toContain(secret);
  expect(told).not.toContain("token-of-the-database");
  expect(told).not.toContain("heaolu-demo-2026");
});
