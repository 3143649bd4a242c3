// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "../navigation/menu-popover.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";

const props = {
  label: "Add to calendar",
  names: { google: "Google", outlook: "Outlook", apple: "Apple", file: "File" },
  links: { google: "https://calendar.google.com/x", outlook: "https://outlook.live.com/x" },
};

test("the menu links to Google and Outlook in a new tab and hands a file to all others", async () => {
  let files = 0;
  render(<AddToCalendar {...props} onFile={() => void files++} />);
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  const google = await screen.findByRole("menuitem", { name: "Google" });
  expect(google.getAttribute("href")).toBe(props.links.google);
  expect(google.getAttribute("target")).toBe("_blank");
  await userEvent.click(screen.getByRole("menuitem", { name: "Apple" }));
  expect(files).toBe(1);
});

test("the buttons do the same", async () => {
  let files = 0;
  render(<AddToCalendar {...props} variant="buttons" onFile={() => void files++} />);
  const outlook = screen.getByRole("link", { name: "Outlook" });
  expect(outlook.getAttribute("href")).toBe(props.links.outlook);
  expect(outlook.getAttribute("target")).toBe("_blank");
  await userEvent.click(screen.getByRole("button", { name: "File" }));
  expect(files).toBe(1);
});
