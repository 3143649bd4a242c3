import { expect, test } from "vitest";
import { isWebLink } from "./web-link.ts";

test.each([
  "https://www.kutseregister.ee/et/standardid?id=4#nimi",
  "https://EABP.org",
])("%s is the address of a page", (text) => {
  expect(isWebLink(text)).toBe(true);
});

test.each([
  "",
  "eabp.org",
  "http://eabp.org/2417",
  "javascript:alert(1)",
  "data:text/html,https://eabp.org",
  "https://eabp.org@evil.example/2417",
  "https://user:secret@eabp.org/",
  "https://eabp.org:8443/",
  "https://eаbp.org/2417",
  "https://xn--ebp-5cd.org/2417",
  "https://eabp。org/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://localhost/",
  "https://evil.example\\@eabp.org/",
  "https://eabp.org/a b",
  "https://eabp.org/\u202egnp.exe",
  'https://eabp.org/"onclick=',
])("%s is refused", (text) => {
  expect(isWebLink(text)).toBe(false);
});
