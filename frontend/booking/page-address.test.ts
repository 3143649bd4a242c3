import { describe, expect, test } from "vitest";
import { accountHref, listenerOf, readPageAddress } from "./page-address.ts";

const page = "https://heaolu.example/@kylli-magi/keha";

describe("the address of a booking page", () => {
  test("names the account, the page and the chosen time", () => {
    expect(readPageAddress(`${page}/2026-11-24T18:15:00+02:00`)).toMatchObject({
      account: "kylli-magi",
      slug: "keha",
      startsAt: "2026-11-24T16:15:00Z",
    });
    const sameTime = [
      `${page}/2026-11-24T16%3A15%3A00Z?lng=ru`,
      `${page}?start_time=2026-11-24T16:15:00.000000Z`,
    ];
    for (const url of sameTime) {
      expect(readPageAddress(url)).toMatchObject({ startsAt: "2026-11-24T16:15:00Z" });
    }
  });

  test("without a page is the account's own", () => {
    expect(readPageAddress("https://heaolu.example/@kylli")).toMatchObject({
      account: "kylli",
      slug: null,
    });
    expect(readPageAddress("https://heaolu.example/@kylli/")).toMatchObject({ slug: null });
  });

  test("fills the form: name or its parts, e-mail, answers a1 to a99", () => {
    const address = readPageAddress(
      `${page}?first_name=Liisa&last_name=Tamm&email=liisa%2Barst%40example.ee&a1=selg&a12=ei&a0=x&a100=x`,
    );
    expect(address).toMatchObject({ name: "Liisa Tamm", email: "liisa+arst@example.ee" });
    expect([...address!.answers]).toEqual([[1, "selg"], [12, "ei"]]);
    expect(readPageAddress(`${page}?name=Liisa&first_name=X`)).toMatchObject({ name: "Liisa" });
  });

  test("remembers where the visitor came from, and only that", () => {
    const address = readPageAddress(
      `${page}?utm_source=kiri&utm_campaign=${"x".repeat(300)}&gclid=1`,
    );
    expect(address?.tracking.utm_source).toBe("kiri");
    // The contract takes no longer ones: the booking would be refused for its advertisement.
    expect(address?.tracking.utm_campaign).toHaveLength(200);
    expect(Object.keys(address!.tracking)).toHaveLength(2);
    expect(readPageAddress(`${page}?salesforce_uuid=00Q5`)?.tracking)
      .toEqual({ salesforce_uuid: "00Q5" });
  });

  test("says what is shown around it, and in which colours", () => {
    const colours = "background_color=FFFFFF&text_color=1d2520&primary_color=%23206546";
    expect(readPageAddress(`${page}?hide_event_type_details=1&${colours}`)).toMatchObject({
      hides: { eventType: true, landing: false },
      colours: { background: "#ffffff", text: "#1d2520", primary: "#206546" },
    });
    const odd = "background_color=red&text_color=fff&primary_color=url(x)";
    expect(readPageAddress(`${page}?hide_landing_page_details=1&${odd}`)).toMatchObject({
      hides: { eventType: false, landing: true },
      colours: {},
    });
  });

  test("leads to the account's own page and stays known to the page around it", () => {
    const search = "?embed_domain=1&name=Liisa&date=2026-11-24&month=2026-11";
    const address = readPageAddress(`${page}${search}`)!;
    expect(accountHref(address, search)).toBe("/@kylli-magi?embed_domain=1&name=Liisa");
    expect(accountHref(address, "")).toBe("/@kylli-magi");
  });

  test.each(["2026-13-01", "2026-11-32", "tomorrow", "2026-1-1", "<script>"])(
    "%s is no day",
    (day) => expect(readPageAddress(`${page}?date=${encodeURIComponent(day)}`)?.day).toBeNull(),
  );

  test.each(["/", "/therapist/view/kylli", "/@", "/@kylli/a/b/c", "/kylli/keha"])(
    "%s is no booking page",
    (path) => expect(readPageAddress(`https://heaolu.example${path}`)).toBeNull(),
  );
});

describe("who hears about the booking", () => {
  const framed = (query: string, referrer = "") =>
    listenerOf(`${page}?${query}`, { framed: true, referrer });

  test("our own page around the frame", () => {
    expect(framed("embed_domain=heaolu.example")).toBe("https://heaolu.example");
  });

  test("another page only when it is the one that is named", () => {
    const referrer = "https://clinic.example/team";
    expect(framed("embed_domain=clinic.example", referrer)).toBe("https://clinic.example");
    expect(framed("embed_domain=1", referrer)).toBe("https://clinic.example");
    expect(framed("embed_domain=other.example", referrer)).toBeNull();
    expect(framed("embed_domain=clinic.example")).toBeNull();
  });

  test("nobody when the page is not framed or nobody is named", () => {
    expect(framed("lng=et", "https://clinic.example/")).toBeNull();
    const alone = { framed: false, referrer: "" };
    expect(listenerOf(`${page}?embed_domain=heaolu.example`, alone)).toBeNull();
  });
});
