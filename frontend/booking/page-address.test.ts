import { describe, expect, test } from "vitest";
import { accountHref, parsePageAddress } from "./page-address.ts";
import { parentOriginOf } from "./parent-origin.ts";

const page = "https://heaolu.example/@kylli-magi/keha";

describe("the address of a booking page", () => {
  test("contains the account, the event type and the chosen time", () => {
    expect(parsePageAddress(`${page}/2026-11-24T18:15:00+02:00`)).toMatchObject({
      account: "kylli-magi",
      slug: "keha",
      startsAt: "2026-11-24T16:15:00Z",
    });
    const sameTime = [
      `${page}/2026-11-24T16%3A15%3A00Z?lng=ru`,
      `${page}?start_time=2026-11-24T16:15:00.000000Z`,
    ];
    for (const url of sameTime) {
      expect(parsePageAddress(url)).toMatchObject({ startsAt: "2026-11-24T16:15:00Z" });
    }
  });

  test("without an event type is the account page", () => {
    expect(parsePageAddress("https://heaolu.example/@kylli")).toMatchObject({
      account: "kylli",
      slug: null,
    });
    expect(parsePageAddress("https://heaolu.example/@kylli/")).toMatchObject({ slug: null });
  });

  test("prefills the form with the name or its parts, the email and the answers a1 to a99", () => {
    const address = parsePageAddress(
      `${page}?first_name=Liisa&last_name=Tamm&email=liisa%2Barst%40example.ee&a1=selg&a12=ei&a0=x&a100=x`,
    );
    expect(address).toMatchObject({ name: "Liisa Tamm", email: "liisa+arst@example.ee" });
    expect([...address!.answers]).toEqual([[1, "selg"], [12, "ei"]]);
    expect(parsePageAddress(`${page}?name=Liisa&first_name=X`)).toMatchObject({ name: "Liisa" });
  });

  test("carries campaign parameters, shortened to the contract's limit", () => {
    const address = parsePageAddress(
      `${page}?utm_source=kiri&utm_campaign=${"x".repeat(300)}&gclid=1`,
    );
    expect(address?.tracking.utm_source).toBe("kiri");
    expect(address?.tracking.utm_campaign).toHaveLength(200);
    expect(Object.keys(address!.tracking)).toHaveLength(2);
    expect(parsePageAddress(`${page}?salesforce_uuid=00Q5`)?.tracking)
      .toEqual({ salesforce_uuid: "00Q5" });
  });

  test("hides details and sets theme colours", () => {
    const colours = "background_color=FFFFFF&text_color=1d2520&primary_color=%23206546";
    expect(parsePageAddress(`${page}?hide_event_type_details=1&${colours}`)).toMatchObject({
      hides: { eventType: true, landing: false },
      colours: { background: "#ffffff", text: "#1d2520", primary: "#206546" },
    });
    const odd = "background_color=red&text_color=fff&primary_color=url(x)";
    expect(parsePageAddress(`${page}?hide_landing_page_details=1&${odd}`)).toMatchObject({
      hides: { eventType: false, landing: true },
      colours: {},
    });
  });

  test("links to the account page and keeps the embedding parameters", () => {
    const search = "?embed_domain=1&name=Liisa&date=2026-11-24&month=2026-11";
    const address = parsePageAddress(`${page}${search}`)!;
    expect(accountHref(address)).toBe("/@kylli-magi?embed_domain=1&name=Liisa");
    expect(accountHref({ ...address, search: "" })).toBe("/@kylli-magi");
  });

  test.each(["2026-13-01", "2026-11-32", "tomorrow", "2026-1-1", "<script>"])(
    "ignores the date %s",
    (day) => expect(parsePageAddress(`${page}?date=${encodeURIComponent(day)}`)?.day).toBeNull(),
  );

  test.each(["/", "/therapist/view/kylli", "/@", "/@kylli/a/b/c", "/kylli/keha"])(
    "does not parse %s",
    (path) => expect(parsePageAddress(`https://heaolu.example${path}`)).toBeNull(),
  );
});

describe("messages to the page around the booking page", () => {
  const framed = (query: string, referrer = "") =>
    parentOriginOf(`${page}?${query}`, { framed: true, referrer });

  test("are sent to a page of the same host", () => {
    expect(framed("embed_domain=heaolu.example")).toBe("https://heaolu.example");
  });

  test("are sent to another site only when embed_domain names it", () => {
    const referrer = "https://clinic.example/team";
    expect(framed("embed_domain=clinic.example", referrer)).toBe("https://clinic.example");
    expect(framed("embed_domain=1", referrer)).toBe("https://clinic.example");
    expect(framed("embed_domain=other.example", referrer)).toBeNull();
    expect(framed("embed_domain=clinic.example")).toBeNull();
  });

  test("are not sent without a frame or without embed_domain", () => {
    expect(framed("lng=et", "https://clinic.example/")).toBeNull();
    const alone = { framed: false, referrer: "" };
    expect(parentOriginOf(`${page}?embed_domain=heaolu.example`, alone)).toBeNull();
  });
});
