// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

test("parent pages are links, the current page is not", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="et" navigate={(href) => visited.push(href)}>
      <Breadcrumbs
        label="You are here"
        ancestors={[{ href: "/", label: "Home" }, { href: "/courses", label: "Courses" }]}
        current="Sleep"
      />
    </KitProvider>,
  );
  expect(screen.getByRole("navigation", { name: "You are here" })).toBeTruthy();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/courses"]);
  expect(screen.queryByRole("link", { name: "Sleep" })).toBeNull();
  expect(screen.getByText("Sleep").getAttribute("aria-current")).toBe("page");
});
