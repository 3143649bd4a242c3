import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { satoriLinkPictures } from "backend/adapters/link-pictures/satori-link-pictures.ts";
import type { LinkPicture } from "backend/domain/link-picture.ts";
import { openTestApp, publicUrl, type TestApp } from "tests/test-app.ts";
import { createTestSite } from "tests/support/test-site.ts";

let app: TestApp;
let slug: string;

beforeAll(async () => {
  app = await openTestApp();
  slug = (await (await app.get("/therapists?limit=1")).json()).therapists[0].slug;
});

afterAll(() => app[Symbol.asyncDispose]());

const picture = (path: string, headers = {}) => app.request(`/link-pictures/${path}`, { headers });

const change = (values: string) =>
  app.database.transaction(async (tx) =>
    void await tx.run(`update therapists set ${values} where slug = '${slug}'`)
  );

test.each(["et", "en", "ru"])("a profile has a picture in %s", async (language) => {
  const response = await picture(`${language}/${slug}.jpg`);
  expect(response.status).toBe(200);
  const bytes = await response.bytes();
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const etag = response.headers.get("ETag")!;
  const again = await picture(`${language}/${slug}.jpg`, { "If-None-Match": etag });
  expect(again.status).toBe(304);
});

test("a picture changes with what it shows, and a hidden practitioner has none", async () => {
  const before = await picture(`et/${slug}.jpg`);
  await change("name = 'Õnne Žukova'");
  const after = await picture(`et/${slug}.jpg`);
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
  await change("show_in_search = 0");
  expect((await picture(`et/${slug}.jpg`)).status).toBe(404);
});

test.each(["xx.jpg", "et.png", "et/nobody.jpg", "et/..%2Fx.jpg", "de/nobody.jpg"])(
  "%s is no picture",
  async (path) => expect((await picture(path)).status).toBe(404),
);

test.each(["/about", "/practices/massage"])("%s names the general picture", async (path) => {
  const html = await (await createTestSite(app).request(`${path}?lng=ru`)).text();
  expect(html).toContain(`<meta property="og:image" content="${publicUrl}/link-pictures/ru.jpg">`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test("a link to a booking page shows who, what and where, with the picture of the practitioner", async () => {
  await change("show_in_search = 1");
  const therapist = (await app.ports.persistence.therapists.findBySlug(slug))!;
  const { name, practices, city } = therapist;
  const values = await app.ports.persistence.domainValues.list();
  const label = (code: string) => values.find((value) => value.code === code)!.labels.ru;
  const practice = practices.find(({ intro }) => !intro)!;
  const address = new URL(practice.schedulingUrl).pathname;
  const site = createTestSite(app);
  const headOf = async (path: string) => await (await site.request(`${path}?lng=ru`)).text();
  const html = await headOf(address);
  expect(html).toContain(`<meta property="og:url" content="${publicUrl}${address}">`);
  const [, title] = /<meta property="og:title" content="([^"]+)"/.exec(html)!;
  for (const part of [name, label(practice.type), label(city)]) expect(title).toContain(part);
  expect(html).toContain(`content="${publicUrl}/link-pictures/ru/${slug}.jpg"`);
  expect(html).toContain('<meta name="robots" content="noindex">');

  const whole = await headOf(address.split("/").slice(0, 2).join("/"));
  expect(whole).toContain(`content="${publicUrl}/link-pictures/ru/${slug}.jpg"`);
  await change("show_in_search = 0");
  const hidden = await headOf(address);
  expect(hidden).toContain(`content="${publicUrl}/link-pictures/ru.jpg"`);
  await change("show_in_search = 1");
  expect(await headOf("/@nobody")).not.toContain("og:image");
});

const general: LinkPicture = { language: "et", brand: "Heaolu", person: null };
const workerOf = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

test.each([
  ["does not start", { startLimit: 0, worker: workerOf("") }],
  ["fails at its start", { worker: workerOf("throw new Error()") }],
  ["takes too long", { timeLimit: 0, worker: workerOf('postMessage("ready")') }],
  ["draws nothing", {
    worker: workerOf('onmessage = () => postMessage(null); postMessage("ready")'),
  }],
])("a picture may be requested again when its worker %s", async (_, options) => {
  const drawing = satoriLinkPictures(app.ports, { report: vi.fn(), ...options });
  const brand = crypto.randomUUID();
  await expect(drawing.draw({ ...general, brand })).rejects.toThrow("ERR_UNAVAILABLE");
  await expect(drawing.draw({ ...general, brand })).rejects.toThrow("ERR_UNAVAILABLE");
});

test("the same picture is drawn once, and too many others are put off", async () => {
  const drawing = satoriLinkPictures(app.ports, { report: vi.fn(), waiting: 0 });
  const brand = crypto.randomUUID();
  const [first, second, other] = await Promise.allSettled([
    drawing.draw({ ...general, brand }),
    drawing.draw({ ...general, brand }),
    drawing.draw({ ...general, brand: crypto.randomUUID() }),
  ]);
  expect(second).toEqual(first);
  // The storage decides which picture comes first.
  expect([first.status, other.status].toSorted()).toEqual(["fulfilled", "rejected"]);
});
