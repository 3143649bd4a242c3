// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { BackLink } from "./back-link.tsx";

test("the link keeps the filters and uses the router", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="et" navigate={(href) => visited.push(href)}>
      <BackLink href="/?topic=stress">Back, 24 practitioners</BackLink>
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Back, 24 practitioners" }));
  expect(visited).toEqual(["/?topic=stress"]);
});
