// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { PersonStrip } from "./person-strip.tsx";

test("each person is one link, reached and opened by keyboard", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="et" navigate={(href) => visited.push(href)}>
      <PersonStrip
        people={["Anna", "Mart"].map((name) => ({ id: name, name, href: `/${name}` }))}
      />
    </KitProvider>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Mart" }));
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual(["/Mart"]);
});
