import "tests/support/browser-with-server.ts";
import { expect, test } from "vitest";
import { addresses } from "../addresses.ts";
import { pages } from "../routes.tsx";
import { drawn } from "./draw.testing.tsx";
import { screens } from "./screens.ts";
import { statesOf } from "./states.ts";

test("every address has a screen, with the states that it can be in", () => {
  expect(Object.keys(screens).sort()).toEqual(Object.keys(pages).sort());
  for (const address of addresses) {
    const { as, lists, still } = screens[address];
    const general = [
      "Usual",
      "LongWords",
      ...still ? [] : ["Loading", "Failed"],
      ...as ? ["NoRights"] : [],
      ...lists ? ["Empty"] : [],
    ];
    expect(Object.keys(statesOf(address)), address).toEqual(expect.arrayContaining(general));
  }
  const titles = Object.values(screens).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("the usual state of every screen is drawn from recorded answers alone", async () => {
  const problems: string[] = [];
  for (const address of addresses) {
    const { failure, unanswered, end } = await drawn(statesOf(address).Usual!);
    if (failure) problems.push(`${address}: ${failure}`);
    problems.push(...unanswered.map((name) => `${address}: not recorded: ${name}`));
    end();
  }
  expect(problems).toEqual([]);
});
