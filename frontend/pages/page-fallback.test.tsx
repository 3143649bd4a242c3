import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { asApiError } from "../api/api-error.ts";
import { queryClient } from "../api/query-client.ts";
import { startI18n, switchLanguage } from "../i18n/i18n.ts";
import { PageFallback } from "./page-fallback.tsx";

beforeAll(async () => {
  await startI18n();
  await switchLanguage("en");
});
afterEach(cleanup);

function show(status: number, errCode: string, onRetry = () => {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <PageFallback error={failure(status, errCode)} onRetry={onRetry} />
    </QueryClientProvider>,
  );
}

function failure(status: number, errCode: string): Error {
  const body = { type: "", title: "", status, errCode, instance: "" };
  return asApiError(body, new Response(null, { status }));
}

test("a page that fails has a heading, a second try and a way to the search", async () => {
  const onRetry = vi.fn();
  show(503, "ERR_UNAVAILABLE", onRetry);
  screen.getByRole("heading", { level: 1 });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a page without rights offers the way to the search, and no second try", () => {
  show(403, "ERR_FORBIDDEN");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
  expect(screen.queryByRole("button")).toBeNull();
});
