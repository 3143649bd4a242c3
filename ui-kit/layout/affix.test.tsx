// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Affix } from "./affix.tsx";

test("the control can be focused and pressed", async () => {
  let pressed = 0;
  render(
    <Affix>
      <button type="button" onClick={() => pressed++}>Display</button>
    </Affix>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Display" }));
  expect(pressed).toBe(2);
});
