// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { Slot } from "./slot.tsx";

test("a free time can be pressed, a taken one cannot", async () => {
  const calls: string[] = [];
  render(
    <>
      <Slot time="18:15" onClick={() => calls.push("18:15")} />
      <Slot time="19:30" taken onClick={() => calls.push("19:30")} />
    </>,
  );
  for (const slot of screen.getAllByRole("button")) await userEvent.click(slot);
  expect(calls).toEqual(["18:15"]);
});

test("href renders a link unless the time is taken", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="et" navigate={(href) => visited.push(href)}>
      <Slot time="18:15" day="Tue 24 Nov" href="/book/1" />
      <Slot time="19:30" href="/book/2" taken />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Tue 24 Nov 18:15" }));
  expect(visited).toEqual(["/book/1"]);
  expect(screen.getByRole("button", { name: "19:30" })).toHaveProperty("disabled", true);
});
