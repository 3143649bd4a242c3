import { expect, test } from "vitest";
import { bookingAt, withStart } from "./booking-at.ts";

test.each([
  "/?free=7&book=anna-mets%3Fpractice%3Dtre%26start%3D2026-11-24T16%3A15%3A00Z",
  "/therapist/view/anna-mets?practice=tre&start=2026-11-24T16:15:00Z&book",
])("the booking of %s is read, and another time of it has its own address", (address) => {
  const booking = bookingAt(address);
  expect(booking?.slug).toBe("anna-mets");
  expect(booking?.choice).toMatchObject({ practice: "tre", start: "2026-11-24T16:15:00Z" });
  const later = withStart(address, "2026-11-25T08:00:00Z");
  expect(new URL(later, "https://a.test").pathname).toBe(
    new URL(address, "https://a.test").pathname,
  );
  expect(bookingAt(later)?.choice.start).toBe("2026-11-25T08:00:00Z");
});

test("an address without a booking has none", () => {
  const without = ["/", "/journal", "/therapist/view/anna-mets?start=2026-11-24T16:15:00Z"];
  for (const address of without) expect(bookingAt(address), address).toBeNull();
});
