// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { Footer } from "./footer.tsx";

const words = { copyright: "© 2026 Heaolu", crisis: "Call 112", newTabLabel: "opens in a new tab" };

test("an external link opens a new tab and announces it", () => {
  render(
    <Footer
      {...words}
      links={[
        { href: "https://law.example/terms", label: "Terms", newTab: true },
        { href: "/accessibility", label: "Accessibility" },
      ]}
    />,
  );
  const terms = screen.getByRole("link", { name: /^Terms ?\(opens in a new tab\)$/ });
  expect(terms.getAttribute("target")).toBe("_blank");
  expect(terms.getAttribute("rel")).toContain("noopener");
  expect(terms.querySelector("svg")).not.toBeNull();
  const own = screen.getByRole("link", { name: "Accessibility" });
  expect(own.hasAttribute("target")).toBe(false);
  expect(own.querySelector("svg")).toBeNull();
});

test("the footer can be hidden, and the helplines come last", () => {
  const { rerender } = render(<Footer {...words} links={[]} />);
  expect(screen.getAllByRole("listitem").at(-1)?.textContent).toBe("Call 112");
  rerender(<Footer {...words} links={[]} position="hidden" />);
  expect(screen.queryByRole("contentinfo")).toBeNull();
});
