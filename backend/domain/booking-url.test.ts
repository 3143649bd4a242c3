import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingUrl } from "./booking-url.ts";

const provider = "https://calendly.com";

test("a page of the provider is returned unchanged", () => {
  expect(bookingUrl("https://calendly.com/anna/intro?a=1", provider))
    .toBe("https://calendly.com/anna/intro?a=1");
  expect(bookingUrl("https://CALENDLY.com:443/anna", provider)).toBe("https://calendly.com/anna");
});

test.each([
  "https://calendly.com.evil.com/anna",
  "https://calendly.com@evil.com/anna",
  "https://user:secret@calendly.com/anna",
  "https://user@calendly.com/anna",
  "https://calendly.community/anna",
  "https://calendly.com%2eevil.com/anna",
  "https://evil.com/https://calendly.com",
  "https://evil.com\\@calendly.com/anna",
  "https://sub.calendly.com/anna",
  "data:text/html,https://calendly.com",
  "ftp://calendly.com/anna",
  "   ",
  "https://calendly.com:8443/anna",
  "https://cаlendly.com/anna",
  "http://calendly.com/anna",
  "//calendly.com/anna",
  "javascript:alert(1)//calendly.com",
  "calendly.com/anna",
  "",
  "   ",
  "data:text/html,https://calendly.com",
  "ftp://calendly.com/anna",
])("a look-alike becomes the provider's root: %s", (url) => {
  expect(bookingUrl(url, provider)).toBe("https://calendly.com/");
});

test("a port is part of the origin", () => {
  expect(bookingUrl("http://localhost:8000/@anna", "http://localhost:8000"))
    .toBe("http://localhost:8000/@anna");
  expect(bookingUrl("http://localhost:8001/@anna", "http://localhost:8000"))
    .toBe("http://localhost:8000/");
});

test("any input gives a URL of the provider's origin", () => {
  fc.assert(fc.property(
    fc.oneof(fc.string(), fc.webUrl(), fc.string().map((rest) => `https://calendly.com${rest}`)),
    (url) => {
      const opened = bookingUrl(url, provider);
      expect(new URL(opened).origin).toBe(provider);
      expect(new URL(opened).username).toBe("");
      expect(bookingUrl(opened, provider)).toBe(opened);
    },
  ));
});
