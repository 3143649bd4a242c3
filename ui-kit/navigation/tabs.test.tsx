// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { Tabs } from "./tabs.tsx";

test("a tab is a link, and the current tab is marked", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="et" navigate={(href) => visited.push(href)}>
      <Tabs
        label="Parts"
        tabs={[{ href: "/a", label: "All", current: true }, { href: "/b", label: "Ahead" }]}
      />
    </KitProvider>,
  );
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("All");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/b"]);
});
