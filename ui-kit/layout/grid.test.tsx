// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Grid } from "./grid.tsx";

test("cells are a list in document order", async () => {
  render(
    <Grid as="ul" cell="narrow" gap="stack">
      {["one", "two", "three"].map((word) => (
        <li key={word}>
          <a href={"/" + word}>{word}</a>
        </li>
      ))}
    </Grid>,
  );
  const list = screen.getByRole("list");
  expect(list.dataset.cell).toBe("narrow");
  const heard: (string | null | undefined)[] = [];
  for (const _ of list.children) {
    await userEvent.tab();
    heard.push(document.activeElement?.textContent);
  }
  expect(heard).toEqual(["one", "two", "three"]);
});
