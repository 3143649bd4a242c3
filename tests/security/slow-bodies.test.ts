import { test } from "vitest";
import { expectRefusal, ours } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";

test("a body that never ends is refused, and one that comes in pieces is read", async () => {
  await using app = await openTestApp({ settings: { bodyTimeMs: 200 } });
  const login = JSON.stringify({ email: "client@demo.heaolu.ee", password: "wrong password" });
  const send = (pieces: string[], { ends }: { ends: boolean }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(encoder.encode(piece));
        if (ends) stream.close();
      },
    });
    const headers = {
      ...ours,
      "Content-Type": "application/json",
      "Content-Length": String(login.length),
    };
    return app.request("/api/auth/login", { method: "POST", headers, body });
  };
  const pieces = [login.slice(0, 10), login.slice(10)];
  await expectRefusal(await send(pieces.slice(0, 1), { ends: false }), 408, "ERR_REQUEST_TIMEOUT");
  await expectRefusal(await send(pieces, { ends: true }), 401, "ERR_BAD_CREDENTIALS");
  await expectRefusal(await send(pieces.slice(0, 1), { ends: true }), 400, "ERR_MALFORMED_JSON");
});

test("a body without a length to an address whose id is none is refused as any other", async () => {
  await using app = await openTestApp();
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const answer = await app.send("PUT", "/course-drafts/undefined", { access: "all" }, headers);
  await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
});
