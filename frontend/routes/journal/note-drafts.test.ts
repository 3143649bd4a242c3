import { expect, test } from "vitest";
import { ApiError, type ErrorCode } from "../../api/api-error.ts";
import type { Draft } from "../../drafts.ts";
import { sendNote } from "./note-drafts.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

const draft: Draft = { text: "Mine.", state: "waiting", base: "Before.", version: "1" };

function refusal(errCode: ErrorCode, status = 400) {
  return new ApiError({ type: "", title: "", status, errCode, instance: "" });
}

/** A server with one note and its version. */
function server(note: string | null, version: string) {
  const state = { note, version, puts: 0 };
  const session = () => ({ note: state.note, updatedAt: state.version }) as TherapySession;
  return {
    state,
    put(text: string, of: string) {
      state.puts++;
      if (of !== state.version) return Promise.reject(refusal("ERR_STALE", 412));
      state.note = text;
      state.version = `${Number(state.version) + 1}`;
      return Promise.resolve(session());
    },
    get: () => Promise.resolve(session()),
  };
}

test("a note is saved when nothing has changed", async () => {
  const calls = server("Before.", "1");
  expect(await sendNote(draft, calls)).toMatchObject({ saved: { note: "Mine." } });
  expect(calls.state.puts).toBe(1);
});

test("a note is saved when only another part of the session has changed", async () => {
  const calls = server("Before.", "4");
  expect(await sendNote(draft, calls)).toMatchObject({ saved: { note: "Mine." } });
  expect(calls.state.puts).toBe(2);
});

test("a note changed elsewhere becomes a conflict and is not overwritten", async () => {
  const calls = server("Theirs.", "4");
  expect(await sendNote(draft, calls)).toEqual({
    draft: { ...draft, state: "conflict", theirs: "Theirs.", base: "Theirs.", version: "4" },
  });
  expect(calls.state.note).toBe("Theirs.");
});

test("a note that another tab has sent counts as saved", async () => {
  const calls = server("Mine.", "4");
  expect(await sendNote(draft, calls)).toMatchObject({ saved: { note: "Mine." } });
  expect(calls.state.puts).toBe(1);
});

test("a note waits without a connection and is refused with the error code", async () => {
  const lost = { ...server("", "1"), put: () => Promise.reject(new TypeError("Failed to fetch")) };
  expect(await sendNote({ ...draft, state: "writing" }, lost)).toMatchObject({
    draft: { state: "waiting", text: "Mine." },
  });
  const refusing = { ...lost, put: () => Promise.reject(refusal("ERR_INTERNAL", 500)) };
  expect(await sendNote(draft, refusing)).toMatchObject({
    draft: { state: "refused", errCode: "ERR_INTERNAL", text: "Mine." },
  });
});

test("a note waits when the session has expired", async () => {
  const gone = {
    ...server("", "1"),
    put: () => Promise.reject(refusal("ERR_UNAUTHORIZED", 401)),
  };
  expect(await sendNote(draft, gone)).toMatchObject({ draft: { state: "waiting" } });
});
