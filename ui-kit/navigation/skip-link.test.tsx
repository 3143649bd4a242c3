// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { SkipLink } from "./skip-link.tsx";

test("it is the first Tab stop and links to the target", async () => {
  render(
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <a href="/help">Help</a>
      <main id="content">Content</main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Skip to content" });
  expect(document.activeElement).toBe(link);
  expect(document.querySelector(link.getAttribute("href")!)?.tagName).toBe("MAIN");
});
