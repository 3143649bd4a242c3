// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { CrisisContacts } from "./crisis-contacts.tsx";

test("each number is a link that calls it, in the given order", () => {
  render(
    <CrisisContacts
      contacts={[
        { number: "112", label: "Emergency", callLabel: "Call 112" },
        { number: "116 123", label: "Support", callLabel: "Call 116 123" },
      ]}
    />,
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call 112", "tel:112"],
    ["Call 116 123", "tel:116123"],
  ]);
  expect(links.map((link) => link.dataset.variant)).toEqual(["primary", "secondary"]);
});
