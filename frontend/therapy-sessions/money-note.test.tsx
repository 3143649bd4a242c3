import "tests/support/browser-with-server.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startI18n } from "../i18n/i18n.ts";
import { BookingMoneyBack, BookingReturned } from "./money-note.tsx";

beforeAll(() => startI18n());
afterEach(cleanup);

const nothing = { toPayerCents: 0, toGiftCardsCents: 0, toPackageCents: 0 };

test("a guest reads what comes back from a payment and a gift card, before and after", () => {
  const split = { ...nothing, toPayerCents: 2500, toGiftCardsCents: 1000 };
  const ahead = { paidCents: 5000, ifCancelled: { ...split, keptCents: 1500 }, returned: nothing };
  const { rerender } = render(<BookingMoneyBack booking={ahead} />);
  screen.getByText(
    "€15 are kept by the terms of the booking. €25 come back the way you paid. " +
      "€10 go back to the gift card.",
  );
  rerender(<BookingReturned booking={{ paidCents: 1500, ifCancelled: null, returned: split }} />);
  screen.getByText(
    "€15 are kept by the terms of the booking. " +
      "€25 goes back the way it was paid. It takes up to ten days. €10 went back to the gift card.",
  );
});

test("a guest reads that the session of a package comes back, or what stays as money", () => {
  const whole = { ...nothing, toPackageCents: 5000 };
  const ahead = { paidCents: 5000, ifCancelled: { ...whole, keptCents: 0 }, returned: nothing };
  const { container, rerender } = render(<BookingMoneyBack booking={ahead} />);
  screen.getByText("Your package pays it: the session goes back to the package.");
  const part = { ...nothing, toPackageCents: 4000 };
  rerender(<BookingReturned booking={{ paidCents: 1000, ifCancelled: null, returned: part }} />);
  screen.getByText(/€40 stay on the package as money\.$/);
  rerender(<BookingReturned booking={{ paidCents: 0, ifCancelled: null, returned: nothing }} />);
  expect(container.textContent).toBe("");
});
