import "./browser-with-server.ts";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { queryClient } from "frontend/api/query-client.ts";
import { clearSession } from "frontend/api/sign-in-session.ts";

// Test files share their page and their modules.
afterEach(() => {
  cleanup();
  queryClient.clear();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  // Stored values are cached until another tab changes them.
  dispatchEvent(new StorageEvent("storage"));
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
