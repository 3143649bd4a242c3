import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { domainValuesQuery, useDomainValues } from "./domain-values.ts";
import { queryClient } from "./query-client.ts";

const value = { sort: 1, group: null };

test.each([
  ["Rüütli 3, Pärnu", "Rüütli 3, Пярну"],
  ["Rüütli 3, Pärnu, Pärnu", "Rüütli 3, Пярну"],
  ["Tartu mnt 1, 2, Rakvere", "Tartu mnt 1, 2, Rakvere"],
  ["Pärnu", "Pärnu"],
  ["", ""],
])("the city of %j is shown in the language of the page", (place, shown) => {
  queryClient.setQueryData(domainValuesQuery.queryKey, [
    { domainCode: "CITY", code: "PARNU", value: "Пярну", ...value },
  ]);
  const { result } = renderHook(useDomainValues, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current.placeText(place)).toBe(shown);
});

test.each([
  ["Rüütli 3", "Rüütli 3, Пярну"],
  ["Rüütli 3, Pärnu", "Rüütli 3, Пярну"],
  ["Pärnu mnt 3", "Pärnu mnt 3, Пярну"],
])("the address %j names its city once", (address, shown) => {
  queryClient.setQueryData(domainValuesQuery.queryKey, [
    { domainCode: "CITY", code: "PARNU", value: "Пярну", ...value },
  ]);
  const { result } = renderHook(useDomainValues, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current.addressText(address, "PARNU")).toBe(shown);
});

test("a retired value keeps its label and is offered only to who has it", () => {
  queryClient.setQueryData(domainValuesQuery.queryKey, [
    { domainCode: "CITY", code: "PARNU", value: "Pärnu", ...value },
    { domainCode: "CITY", code: "NARVA", value: "Narva", ...value, retired: true },
  ]);
  const { result } = renderHook(useDomainValues, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const codes = (own?: string[]) => result.current.list("CITY", own).map(({ code }) => code);
  expect(codes()).toEqual(["PARNU"]);
  expect(codes(["NARVA"])).toContain("NARVA");
  expect(result.current.label("CITY", "NARVA")).toBe("Narva");
});
