import { describe, expect, test } from "vitest";
import { accountOf, frameUrl, pageForTime } from "./frame-url.ts";

const provider = "https://calendly.com";

describe("the address of the frame", () => {
  const page = new URL("https://calendly.com/kylli/body/2026-11-24T16:15:00Z#top");

  test("contains the host, the prefilled fields and the day", () => {
    const url = new URL(frameUrl(page, {
      host: "heaolu.example",
      prefill: { name: "Liisa Tamm", email: "liisa+arst@example.ee" },
      day: "2026-11-24",
      language: "et",
    }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      embed_domain: "heaolu.example",
      embed_type: "Inline",
      hide_gdpr_banner: "1",
      lng: "et",
      month: "2026-11",
      date: "2026-11-24",
      name: "Liisa Tamm",
      email: "liisa+arst@example.ee",
    });
    expect(url.hash).toBe("");
    expect(url.pathname).toBe("/kylli/body/2026-11-24T16:15:00Z");
  });

  test("accepts only the answers a1 to a99", () => {
    const answers = {
      a1: "esimene",
      a99: "viimane",
      a0: "x",
      a100: "x",
      embed_domain: "evil",
      A1: "x",
    };
    const url = new URL(frameUrl(page, { host: "heaolu.example", prefill: { answers } }));
    expect([...url.searchParams.keys()]).toEqual([
      "embed_domain",
      "embed_type",
      "hide_gdpr_banner",
      "a1",
      "a99",
    ]);
    expect(url.searchParams.get("embed_domain")).toBe("heaolu.example");
  });

  test("keeps the parameters of the practitioner's address", () => {
    const own = new URL("https://calendly.com/kylli/body?primary_color=206546");
    const url = new URL(frameUrl(own, { host: "heaolu.example" }));
    expect(url.searchParams.get("primary_color")).toBe("206546");
  });
});

test("the account page is the origin and the first path segment", () => {
  expect(accountOf("https://calendly.com/kylli/body/2026-11-24T16:15:00Z")).toBe(
    "https://calendly.com/kylli",
  );
  expect(accountOf("http://localhost:8000/@kylli-magi/keha")).toBe(
    "http://localhost:8000/@kylli-magi",
  );
});

describe("the page that books one time", () => {
  const startsAt = "2026-11-24T16:15:00Z";
  const page = (calendarUrl: string, schedulingUrl: string) =>
    pageForTime({ calendarUrl, schedulingUrl, startsAt }, provider).href;

  test("is the practice's page with the time", () => {
    expect(page("https://calendly.com/kylli", "https://calendly.com/kylli/body/")).toBe(
      `https://calendly.com/kylli/body/${startsAt}`,
    );
  });

  test("is the account page when the practice belongs to another account", () => {
    expect(page("https://calendly.com/kylli", "https://calendly.com/mart/body")).toBe(
      "https://calendly.com/kylli",
    );
    expect(page("https://calendly.com/kylli", "https://evil.example/kylli/body")).toBe(
      "https://calendly.com/kylli",
    );
  });

  test("is the provider's root when the account is not the provider's", () => {
    expect(page("https://evil.example/kylli", "https://calendly.com/kylli/body")).toBe(
      "https://calendly.com/",
    );
  });
});

test("an account is the first part of the path", () => {
  expect(accountOf("https://calendly.com/kylli/body")).toBe("https://calendly.com/kylli");
});
