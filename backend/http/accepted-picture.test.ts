import { expect, test } from "vitest";
import { acceptedPicture } from "./accepted-picture.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", "webp"],
  ["image/avif;q=0,image/webp", "webp"],
  ["image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5", "jpeg"],
  ["image/*", "jpeg"],
  ["*/*", null],
  ["text/html", null],
  [undefined, null],
  ["image/avif,".repeat(200), null],
])("%s gets %s", (header, format) => {
  expect(acceptedPicture(header)).toBe(format);
});
