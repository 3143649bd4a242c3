import { expect, test } from "vitest";
import { isSigned } from "./webhooks.ts";

const key = "whk-test-key";
const seconds = 1_750_000_000;
const now = seconds * 1000;
const settings = { key, toleranceSeconds: 180 };
const bytes = (text: string) => new TextEncoder().encode(text);

/** From the provider's documentation. */
const vectors = [
  [
    '{"event":"invitee.created","payload":{}}',
    "d904382fe0cc93942138e8ce263e24a91cc6cb0799da1098b35db466dec7fc3d",
  ],
  [
    '{"event":"invitee.created","payload":{"name":"Zoë"}}',
    "e8f10b939f87722efec782b842476cedf89acbeafe296fc79da16a93eed09bd9",
  ],
] as const;

test.each(vectors)("verifies the signature of %s", (body, hash) => {
  const header = `t=${seconds},v1=${hash}`;
  expect(isSigned(header, bytes(body), now, settings)).toBe(true);
  expect(isSigned(header, bytes(`${body} `), now, settings)).toBe(false);
  expect(isSigned(header, bytes(body), now, { ...settings, key: "another" })).toBe(false);
  expect(isSigned(header.replace(hash, hash.toUpperCase()), bytes(body), now, settings)).toBe(
    false,
  );
});

test("a message is valid for three minutes in either direction", () => {
  const [body, hash] = vectors[0];
  const at = (ms: number) => isSigned(`t=${seconds},v1=${hash}`, bytes(body), ms, settings);
  expect([at(now - 180_000), at(now + 180_000)]).toEqual([true, true]);
  expect([at(now - 180_001), at(now + 180_001), at(seconds)]).toEqual([false, false, false]);
});

test("any one of several signatures is enough", () => {
  const [body, hash] = vectors[1];
  const wrong = "0".repeat(64);
  for (
    const header of [
      `t=${seconds},v1=${wrong},v1=${hash}`,
      `v1=${hash},t=${seconds}`,
      ` t=${seconds} , v0=${wrong} , v1=${hash} `,
    ]
  ) expect(isSigned(header, bytes(body), now, settings)).toBe(true);
  for (
    const header of [
      "",
      "v1=",
      `t=,v1=${hash}`,
      `t=${seconds}.0,v1=${hash}`,
      `t=${seconds}`,
      `t=${seconds},v1=${hash}00`,
      `t=${seconds},v0=${hash}`,
    ]
  ) expect(isSigned(header, bytes(body), now, settings)).toBe(false);
});
