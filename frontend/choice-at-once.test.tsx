import "tests/support/browser-with-server.ts";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChoiceAtOnce } from "./choice-at-once.ts";

test("a choice is shown until the value follows, also from nothing and back to it", () => {
  const applied: (string | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ value }: { value: string | undefined }) =>
      useChoiceAtOnce<string | undefined>(value, (next) => applied.push(next)),
    { initialProps: { value: undefined as string | undefined } },
  );
  const choose = (value: string | undefined) => act(() => result.current[1](value));
  expect(result.current[0]).toBeUndefined();
  choose("sleep");
  expect([result.current[0], applied]).toEqual(["sleep", ["sleep"]]);
  rerender({ value: "sleep" });
  choose(undefined);
  expect(result.current[0]).toBeUndefined();
  rerender({ value: "stress" });
  expect(result.current[0]).toBe("stress");
});
