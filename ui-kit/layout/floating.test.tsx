// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Floating } from "./floating.tsx";

test("what floats can be reached by key and pressed", async () => {
  let pressed = 0;
  render(
    <Floating>
      <button type="button" onClick={() => pressed++}>Display</button>
    </Floating>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Display" }));
  expect(pressed).toBe(2);
});
