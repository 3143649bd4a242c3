// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { NavLink } from "./nav-link.tsx";

function links(children: React.ReactNode) {
  const visited: string[] = [];
  render(<KitProvider locale="et" navigate={(href) => visited.push(href)}>{children}</KitProvider>);
  return visited;
}

test("the current page is marked; a disabled link cannot be followed", async () => {
  const visited = links(
    <>
      <NavLink href="/" current="page">Practitioners</NavLink>
      <NavLink href="/admin" disabled>Admin</NavLink>
    </>,
  );
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Practitioners");
  const closed = screen.getByRole("link", { name: "Admin" });
  expect(closed.hasAttribute("href")).toBe(false);
  expect(closed.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(closed);
  await userEvent.click(screen.getByRole("link", { name: "Practitioners" }));
  expect(visited).toEqual(["/"]);
});

test("an external link opens a new tab without an opener and announces it", () => {
  links(<NavLink href="https://shop.example/" newTabLabel="opens in a new tab">E-shop</NavLink>);
  const link = screen.getByRole("link", { name: /^E-shop ?\(opens in a new tab\)$/ });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
  expect(link.querySelector("[data-part='new-tab'] svg")).not.toBeNull();
});
