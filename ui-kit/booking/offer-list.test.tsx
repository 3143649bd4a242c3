// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { OfferList } from "./offer-list.tsx";

test("a free time is a link that names the practitioner and the time", () => {
  const time = { day: "Mon", time: "9:15", dateTime: "2026-11-23T07:15:00Z", href: "/b" };
  const offer = { id: "m", name: "Mart", href: "/m", fallback: "No free time" };
  render(<OfferList offers={[{ ...offer, times: [{ ...time, label: "Book Mart, Mon 9:15" }] }]} />);
  expect(screen.getByRole("link", { name: "Book Mart, Mon 9:15" }).getAttribute("href")).toBe("/b");
  expect(screen.queryByText("No free time")).toBeNull();
});

test("without free times it says so", () => {
  render(
    <OfferList
      offers={[{ id: "m", name: "Mart", href: "/m", times: [], fallback: "No free time" }]}
    />,
  );
  expect(screen.getByText("No free time")).toBeTruthy();
});
