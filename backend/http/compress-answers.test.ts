import { expect, test } from "vitest";
import { compressAnswers } from "./compress-answers.ts";
import { newRouter } from "./router.ts";

test("compressed answers of long addresses do not fill the memory", async () => {
  let compressions = 0;
  const router = newRouter();
  router.use(compressAnswers());
  router.get("/", () => {
    // The cache compresses a body only once, and reads it only then.
    const body = new ReadableStream({
      pull(controller) {
        compressions++;
        controller.enqueue(new TextEncoder().encode("a text ".repeat(300)));
        controller.close();
      },
    }, { highWaterMark: 0 });
    const headers = { "Content-Type": "text/plain", "Cache-Control": "public", "ETag": '"a"' };
    return new Response(body, { headers });
  });
  const get = (query: string) =>
    router.request(`/?${query}`, { headers: { "Accept-Encoding": "gzip" } });

  await get("first");
  await get("first");
  expect(compressions).toBe(1);
  for (let index = 0; index < 300; index++) await get(`${index}${"x".repeat(60_000)}`);
  await get("first");
  expect(compressions).toBe(302);
});
