import "tests/support/browser-with-server.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { asApiError } from "../api/api-error.ts";
import { startI18n, switchLanguage } from "../i18n/i18n.ts";
import type { Language } from "../i18n/language.ts";
import { useShowFailure } from "./show-failure.ts";

afterEach(cleanup);

function Shown({ failure }: { failure: unknown }) {
  return <p>{useShowFailure()(failure)}</p>;
}

function tooMany(headers: Record<string, string>): Error {
  const body = { type: "", title: "", status: 429, errCode: "ERR_TOO_MANY_REQUESTS", instance: "" };
  return asApiError(body, new Response(null, { status: 429, headers }));
}

test.each<[Language, string, string]>([
  ["en", "1", "Too many tries. Try again in a minute."],
  ["en", "601", "Too many tries. Try again in 11 minutes."],
  ["et", "300", "Liiga palju katseid. Proovi uuesti 5 minuti pärast."],
  ["ru", "1260", "Слишком много попыток. Попробуйте ещё раз через 21 минуту."],
  ["ru", "10800", "Слишком много попыток. Попробуйте ещё раз через 3 часа."],
  ["en", "Wed, 25 Nov 2026 10:00:00 GMT", "Too many tries. Wait a little and try again."],
])("says in %s how long to wait after %s seconds", async (language, seconds, text) => {
  await startI18n();
  await switchLanguage(language);
  render(<Shown failure={tooMany({ "Retry-After": seconds })} />);
  expect(screen.getByRole("paragraph").textContent).toBe(text);
});

test("says when changes work again after maintenance", async () => {
  await startI18n();
  await switchLanguage("en");
  const body = { type: "", title: "", status: 503, errCode: "ERR_MAINTENANCE", instance: "" };
  const headers = { "Retry-After": "1800" };
  render(<Shown failure={asApiError(body, new Response(null, { status: 503, headers }))} />);
  const text = screen.getByRole("paragraph").textContent;
  expect(text).toMatch(/^Changes are paused until \d\d?:\d\d, /);
});
