import sharp from "sharp";
import { expect, test } from "vitest";
import { storedPictures } from "backend/adapters/pictures/stored-pictures.ts";
import { sharpImages } from "backend/adapters/images/sharp.ts";
import { pictureWidths } from "backend/domain/picture.ts";
import type { Images } from "backend/ports/images.ts";
import type { Storage } from "backend/ports/storage.ts";
import { sweepPictures } from "backend/use-cases/user/sweep-pictures.ts";
import { expectRefusal, mari, testAppWith } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

const canary = "canary-in-the-metadata-91ac";
const blue = { r: 20, g: 60, b: 200 };
const create = { width: 900, height: 600, channels: 3, background: blue } as const;

async function store(app: TestApp, key: string, bytes: Uint8Array) {
  const extension = key.split(".").at(-1)!.replace("jpg", "jpeg").replace("svg", "svg+xml");
  await app.ports.storage.put(key, new Uint8Array(bytes), `image/${extension}`);
}

async function variantsIn(app: TestApp, folder: string): Promise<string[]> {
  return await app.ports.storage.listOlder(`variants/${folder}`, Date.now() + 60_000);
}

async function shown(answer: Response) {
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, ...await sharp(bytes).metadata() };
}

test.each(["avif", "webp"])(
  "a photo is served as %s in the width of its address, upright and without metadata",
  async (format) => {
    await using app = await openTestApp({ demo: false });
    const photo = await sharp({ create })
      .withExif({
        IFD0: { ImageDescription: canary },
        IFD3: { GPSLatitude: "59/1 26/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg().toBuffer();
    expect(photo.includes(canary)).toBe(true);
    await store(app, "photos/room.jpg", photo);

    const answer = await app.request(`/images/photos/room.jpg/256.${format}`);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    const { bytes, width, height, exif } = await shown(answer);
    expect([width, height, exif]).toEqual([256, 384, undefined]);
    expect(new TextDecoder("latin1").decode(bytes)).not.toContain(canary);
  },
);

test("a photo is never enlarged, a drawing is drawn at every width", async () => {
  await using app = await openTestApp({ demo: false });
  await store(app, "photos/room.png", await sharp({ create }).png().toBuffer());
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40"/></svg>';
  await store(app, "photos/room.svg", new TextEncoder().encode(svg));
  expect((await shown(await app.request("/images/photos/room.png/1920.webp"))).width).toBe(900);
  expect((await shown(await app.request("/images/photos/room.svg/1920.webp"))).width).toBe(1920);
});

test("an animation is served as its first picture", async () => {
  await using app = await openTestApp({ demo: false });
  const frame = await sharp({ create }).png().toBuffer();
  const moving = await sharp([frame, frame], { join: { animated: true } }).webp().toBuffer();
  await store(app, "photos/moving.webp", moving);
  const { height, pages } = await shown(await app.request("/images/photos/moving.webp/96.webp"));
  expect([height, pages]).toEqual([64, undefined]);
});

test("addresses outside the closed lists are refused in the caller's language", async () => {
  await using app = await openTestApp({ demo: false });
  await store(app, "photos/room.png", await sharp({ create }).png().toBuffer());
  const unknown = [
    "257.avif",
    "0.webp",
    "-16.webp",
    "16.png",
    "016.webp",
    "1e1.webp",
    "16",
    "16.avif.webp",
  ];
  for (const variant of unknown) {
    const answer = await app.request(`/images/photos/room.png/${variant}`);
    expect(await answer.clone().text()).toContain("3840");
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  const sentences = await Promise.all(["et", "en", "ru"].map(async (language) => {
    const headers = { "Accept-Language": language };
    return (await (await app.request("/images/photos/room.png/1.avif", { headers })).json()).title;
  }));
  expect(new Set(sentences).size).toBe(3);
  expect(await variantsIn(app, "photos")).toEqual([]);
});

test("nothing but pictures has variants", async () => {
  await using app = await openTestApp({ demo: false });
  await app.ports.storage.put("letters/a.png", new Uint8Array([1]), "image/png");
  const paths = ["photos/none.png", "letters/a.png", "photos/..%2f..%2fapp.db", "variants/a.png"];
  for (const path of paths) {
    await expectRefusal(await app.request(`/images/${path}/16.avif`), 404, "ERR_NOT_FOUND");
  }
});

test("a variant is made once, however many ask for it, and stored", async () => {
  await using app = await openTestApp({ demo: false });
  const { storage } = app.ports;
  let made = 0;
  const images: Images = {
    ...sharpImages(),
    variant: (...picture) => (made++, sharpImages().variant(...picture)),
  };
  const open = () => storedPictures({ images, storage }, { report: fail });
  await store(app, "photos/room.png", await sharp({ create }).png().toBuffer());
  const pictures = open();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => pictures.variant("photos/room.png", 96, "avif")),
  );
  expect(new Set(all.map((picture) => picture?.digest)).size).toBe(1);
  // A restarted server reads the stored one.
  expect((await open().variant("photos/room.png", 96, "avif"))?.digest).toBe(all[0]?.digest);
  expect(made).toBe(1);
});

test("variants of a public picture are cached until it changes", async () => {
  await using app = await openTestApp({ demo: false });
  const photo = await sharp({ create }).png().toBuffer();
  await store(app, "photos/room.png", photo);
  await store(app, "photos/room-0123456789ab.png", photo);
  const named = await app.request("/images/photos/room.png/48.webp");
  expect(named.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
  const digested = await app.request("/images/photos/room-0123456789ab.png/48.webp");
  expect(digested.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const etag = named.headers.get("etag")!;
  const again = (etag: string) =>
    app.request("/images/photos/room.png/48.webp", { headers: { "If-None-Match": etag } });
  expect((await again(`W/${etag}`)).status).toBe(304);
  expect((await again('"other"')).status).toBe(200);

  const green = { ...create, background: "#0f0" };
  await app.ports.pictures.remove("photos/room.png");
  await store(app, "photos/room.png", await sharp({ create: green }).png().toBuffer());
  expect((await again(etag)).headers.get("etag")).not.toBe(etag);
});

test("a user's own picture stays private, and its variants end with it", async () => {
  await using app = await testAppWith(mari);
  const { headers } = await app.signIn(mari.email, mari.password);
  const upload = async () => {
    const body = new FormData();
    const photo = new Uint8Array(await sharp({ create }).png().toBuffer());
    body.append("picture", new File([photo], "me.png", { type: "image/png" }));
    const sent = await app.request("/api/user/me/picture", { method: "PUT", headers, body });
    const { profileUrl } = await sent.json();
    return profileUrl.replace("/files/", "/images/");
  };
  const first = await upload();
  const answer = await app.request(`${first}/96.avif`);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=3600");
  expect((await shown(answer)).width).toBe(96);
  await app.request(`${first}/48.webp`);
  expect(await variantsIn(app, "avatars")).toHaveLength(2);

  const second = await upload();
  expect((await app.request(`${first}/96.avif`)).status).toBe(404);
  expect(await variantsIn(app, "avatars")).toEqual([]);
  await app.request(`${second}/96.avif`);
  const erased = await app.post("/user/me/erase", { password: mari.password }, headers);
  expect(erased.status).toBe(200);
  expect((await app.request(`${second}/96.avif`)).status).toBe(404);
  expect(await variantsIn(app, "avatars")).toEqual([]);
});

test("a picture that is removed while a variant is made leaves no variant", async () => {
  await using app = await openTestApp({ demo: false });
  const { storage } = app.ports;
  const started = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const images: Images = {
    ...sharpImages(),
    async variant(...picture) {
      started.resolve();
      await goOn.promise;
      return await sharpImages().variant(...picture);
    },
  };
  const pictures = storedPictures({ images, storage }, { report: fail });
  await store(app, "avatars/a.png", await sharp({ create }).png().toBuffer());
  const making = pictures.variant("avatars/a.png", 96, "webp");
  await started.promise;
  await pictures.remove("avatars/a.png");
  goOn.resolve();
  expect(await making).toBeNull();
  expect(await variantsIn(app, "avatars")).toEqual([]);
});

test("variants without their picture are swept", async () => {
  await using app = await openTestApp({ demo: false });
  await app.ports.storage.put("variants/avatars/a.webp.96.avif", new Uint8Array([1]), "image/avif");
  await sweepPictures(app.ports, Date.now());
  expect(await variantsIn(app, "avatars")).toHaveLength(1);
  await sweepPictures(app.ports, Date.now() + 2 * 3_600_000);
  expect(await variantsIn(app, "avatars")).toEqual([]);
});

test("a file that cannot be decoded is refused, and decoded once", async () => {
  await using app = await openTestApp({ demo: false });
  const whole = await sharp({ create }).png().toBuffer();
  const huge = { ...create, width: 8000, height: 6000 };
  const bomb = await sharp({ create: huge, limitInputPixels: false }).png().toBuffer();
  const refused: Record<string, [Uint8Array, number, string]> = {
    "cut.png": [whole.subarray(0, whole.length / 2), 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
    "text.png": [new TextEncoder().encode("<!doctype html>"), 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
    "empty.png": [new Uint8Array(), 415, "ERR_UNSUPPORTED_MEDIA_TYPE"],
    "bomb.png": [bomb, 413, "ERR_TOO_LARGE"],
    "wide.svg": [
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="900000"/>',
      ),
      415,
      "ERR_UNSUPPORTED_MEDIA_TYPE",
    ],
  };
  for (const [name, [bytes, status, code]] of Object.entries(refused)) {
    await store(app, `photos/${name}`, bytes);
    for (const variant of ["96.avif", "3840.webp"]) {
      await expectRefusal(await app.request(`/images/photos/${name}/${variant}`), status, code);
    }
  }
  expect(await variantsIn(app, "photos")).toEqual([]);
});

test("while too many variants are being made, the picture itself is served and not cached", async () => {
  await using app = await openTestApp({ demo: false });
  const { storage } = app.ports;
  // Its variants take longer than the reading of all requests.
  const large = { ...create, width: 3000, height: 3000 };
  const photo = new Uint8Array(await sharp({ create: large }).png().toBuffer());
  await store(app, "photos/room.png", photo);
  const images = sharpImages({ running: 1, waiting: 1 });
  const pictures = storedPictures({ images, storage }, { report: fail });
  const answers = await Promise.all(
    pictureWidths.slice(-4).map((width) => pictures.variant("photos/room.png", width, "avif")),
  );
  const substitutes = answers.filter((picture) => picture?.isSubstitute);
  expect(substitutes).toHaveLength(2);
  expect(substitutes[0]?.bytes).toEqual(photo);
  expect((await pictures.variant("photos/room.png", 64, "webp"))?.isSubstitute).toBe(false);
});

test("a variant that cannot be stored is served, and the failure is reported", async () => {
  await using app = await openTestApp({ demo: false });
  await store(app, "photos/room.png", await sharp({ create }).png().toBuffer());
  const reported: unknown[] = [];
  const full: Storage = {
    ...app.ports.storage,
    put: () => Promise.reject(new Error("the disk is full")),
  };
  const settings = { report: (error: unknown) => reported.push(error) };
  const pictures = storedPictures({ images: sharpImages(), storage: full }, settings);
  expect((await pictures.variant("photos/room.png", 64, "avif"))?.contentType).toBe("image/avif");
  await store(app, "avatars/secret.png", await sharp({ create }).png().toBuffer());
  await pictures.variant("avatars/secret.png", 64, "avif");
  // The name of a personal picture is a secret.
  expect(reported).toEqual(["photos/room.png: the disk is full", "a personal picture: Error"]);
});

test("a storage that does not answer is a refusal to try again later", async () => {
  await using app = await openTestApp({
    demo: false,
    broken: (ports) => ({
      ...ports,
      pictures: storedPictures({
        images: ports.images,
        storage: { ...ports.storage, get: () => Promise.reject(new Error("connection refused")) },
      }, { report() {} }),
    }),
  });
  const answer = await app.request("/images/photos/room.png/64.avif");
  expect(answer.headers.get("retry-after")).toBe("5");
  await expectRefusal(answer, 503, "ERR_UNAVAILABLE");
});

function fail(error: unknown): never {
  throw error;
}
