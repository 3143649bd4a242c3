import { expect, test } from "vitest";
import { browserConfig } from "./browser-config.ts";
import { readConfig } from "./config.ts";

const scheduling = {
  origin: "http://localhost:8000",
  capabilities: { reschedule: "direct" as const, foreignPage: false },
  holds: null,
};

test("the display settings panel and the pseudo language are off by default", () => {
  expect(browserConfig(readConfig({}), scheduling))
    .toMatchObject({ customizer: false, pseudoLanguage: false });
  expect(browserConfig(readConfig({ CUSTOMIZER: "on", PSEUDO_LANGUAGE: "on" }), scheduling))
    .toMatchObject({ customizer: true, pseudoLanguage: true });
  expect(() => readConfig({ CUSTOMIZER: "yes" })).toThrow("CUSTOMIZER");
});

test("pages name the configured brand and address of contact", () => {
  const config = readConfig({ BRAND: "Hea", CONTACT_EMAIL: "abi@hea.example" });
  expect(browserConfig(config, scheduling))
    .toMatchObject({ brand: "Hea", contactEmail: "abi@hea.example" });
});

test("configured links reach the browser, others stay unset", () => {
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

test("the browser configuration contains no secret", () => {
  const secret = "q7Vw2LmZk9Rt4XcBn8Ys3HdPf6GjTa1E";
  const sent = JSON.stringify(browserConfig(
    readConfig({ AUTH_SECRET: secret, DEMO: "off", DATABASE_AUTH_TOKEN: "token-of-the-database" }),
    scheduling,
  ));
  expect(sent).not.toContain(secret);
  expect(sent).not.toContain("token-of-the-database");
  expect(sent).not.toContain("heaolu-demo-2026");
});
