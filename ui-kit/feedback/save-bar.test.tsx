// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { SaveBar } from "./save-bar.tsx";

test("the message is announced and comes before the actions", async () => {
  let saved = 0;
  const action = <button type="button" onClick={() => saved++}>Save</button>;
  render(<SaveBar label="Saving" message="Not saved yet" actions={action} />);
  const bar = screen.getByRole("region", { name: "Saving" });
  const message = within(bar).getByRole("status");
  expect(message.textContent).toBe("Not saved yet");
  const save = within(bar).getByRole("button", { name: "Save" });
  const order = message.compareDocumentPosition(save);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(saved).toBe(1);
});
