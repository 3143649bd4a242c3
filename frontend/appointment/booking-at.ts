import type { Instant } from "../days.ts";
import {
  type Booking,
  profileAddress,
  readBooking,
  readChoice,
  withBooking,
} from "./booking-choice.ts";

/** The booking that a path of this site opens: over the results or on a practitioner's page. */
export function bookingAt(address: string): Booking | null {
  const { pathname, searchParams } = new URL(address, "https://origin.invalid");
  if (pathname === "/") return readBooking(searchParams);
  const [, slug = ""] = /^\/therapist\/view\/([\w-]+)$/.exec(pathname) ?? [];
  const choice = readChoice(searchParams);
  return slug && choice.book && choice.start ? { slug, choice } : null;
}

/** The address of `bookingAt` with another start. */
export function withStart(address: string, start: Instant): string {
  const { pathname, searchParams } = new URL(address, "https://origin.invalid");
  const booking = bookingAt(address);
  if (!booking) return address;
  const choice = { ...booking.choice, start };
  if (pathname !== "/") return profileAddress(booking.slug, choice);
  return `/${withBooking(searchParams, { slug: booking.slug, choice })}`;
}
