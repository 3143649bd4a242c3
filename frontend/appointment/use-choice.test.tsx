import "tests/support/browser-with-server.ts";
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { instantOf } from "../days.ts";
import { useChoice } from "./booking-choice.ts";

test("Back from a booking comes to its time, also when that was the first free one", () => {
  const { result } = renderHook(
    () => ({ ...useChoice(), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={["/", "/therapist/view/leelo-paasmae"]} initialIndex={1}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  const address = () => result.current.location.pathname + result.current.location.search;
  const start = instantOf("2026-11-30T09:00:00Z");
  act(() => result.current.open({ start }));
  const path = "/therapist/view/leelo-paasmae?start=2026-11-30T09:00:00Z";
  expect(address()).toBe(`${path}&book`);
  act(() => void result.current.navigate(-1));
  expect(address()).toBe(path);
  act(() => void result.current.navigate(-1));
  expect(address()).toBe("/");
});
