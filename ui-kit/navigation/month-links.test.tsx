// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { MonthLinks } from "./month-links.tsx";

test("months with an address are links that the keyboard reaches; the current one is marked", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="en" navigate={(href) => visited.push(href)}>
      <MonthLinks
        label="Sessions by month"
        months={[
          { name: "Jan", title: "January: no sessions", count: 0 },
          { name: "Feb", title: "February: 2 sessions", count: 2, href: "/journal?month=2" },
          {
            name: "Mar",
            title: "March: 1 session",
            count: 1,
            href: "/journal?month=3",
            current: true,
          },
        ]}
      />
    </KitProvider>,
  );
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.getByRole("link", { current: true }).textContent).toContain("March: 1 session");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "February: 2 sessions" }));
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/journal?month=2"]);
});
