// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { FilterSection } from "./filter-section.tsx";

test("open is the initial state and the user can change it", async () => {
  render(<FilterSection title="Price" open>A scale</FilterSection>);
  const section = screen.getByRole("group");
  expect(section.hasAttribute("open")).toBe(true);
  await userEvent.click(screen.getByText("Price"));
  expect(section.hasAttribute("open")).toBe(false);
});
