// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { SectionLinks } from "./section-links.tsx";

test("a link says the state of its section, and the current one is marked", () => {
  render(
    <KitProvider locale="et" navigate={() => {}}>
      <SectionLinks
        label="Parts"
        links={[
          { href: "#a", label: "Texts", state: "error", note: "1 missing", current: true },
          { href: "#b", label: "Places", state: "done", stateText: "ready" },
        ]}
      />
    </KitProvider>,
  );
  expect(screen.getByRole("link", { current: "location" }).textContent).toBe("Texts1 missing");
  expect(screen.getByRole("link", { name: /ready\s*Places/ }).getAttribute("href")).toBe("#b");
});
