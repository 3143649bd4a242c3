import "tests/support/browser-with-server.ts";
import { expect, test, vi } from "vitest";
import { minute } from "backend/domain/duration.ts";
import { clearSession, currentView, startSession, startView } from "./sign-in-session.ts";
import { resumedView, storedView } from "./stored-view.ts";

const admin = { id: "a1", name: "Anu" } as never;
const client = { id: "c1", name: "Kerli", therapistId: "t1" } as never;

function beginView(expiresAt = Date.now() + 15 * minute) {
  startSession({ accessToken: "token", user: admin } as never);
  startView({ id: "v1", user: client, expiresAt: new Date(expiresAt).toISOString() });
}

function answerWith(status: number) {
  return vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(client, { status }));
}

test("a view goes on after a reload, as the server still knows it", async () => {
  beginView();
  const fetched = answerWith(200);
  const view = await resumedView("a1", "token");
  expect(view).toMatchObject({ id: "v1", user: { id: "c1", therapistId: null } });
  expect(fetched.mock.calls[0]![1]!.headers).toMatchObject({ "X-View-As": "v1" });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Kerli");

  answerWith(403);
  expect(await resumedView("a1", "token")).toBeNull();
  expect(storedView()).toBeNull();
});

test("a view of another administrator, or one whose time has passed, is not resumed", async () => {
  const fetched = answerWith(200);
  beginView();
  expect(await resumedView("a2", "token")).toBeNull();
  beginView(Date.now() - 1);
  expect(await resumedView("a1", "token")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("signing out ends a view", () => {
  beginView();
  expect(storedView()).toMatchObject({ id: "v1", adminId: "a1" });
  clearSession();
  expect(currentView()).toBeNull();
  expect(storedView()).toBeNull();
});
