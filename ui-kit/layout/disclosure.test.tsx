// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Disclosure } from "./disclosure.tsx";

test("the summary line toggles the content", async () => {
  render(<Disclosure title="Can I cancel?">Until 24 hours before.</Disclosure>);
  const details = screen.getByRole("group");
  expect(details.hasAttribute("open")).toBe(false);
  await userEvent.click(screen.getByText("Can I cancel?"));
  expect(details.hasAttribute("open")).toBe(true);
  await userEvent.click(screen.getByText("Can I cancel?"));
  expect(details.hasAttribute("open")).toBe(false);
});
