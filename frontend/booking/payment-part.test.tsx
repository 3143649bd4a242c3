import "tests/support/browser-with-server.ts";
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { type PayingCard, PaymentPart, useTypedCode } from "./payment-part.tsx";

beforeAll(async () => {
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["booking"]);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

function Payment({ onCard = () => {} }: { onCard?: (card: PayingCard | null) => void }) {
  return (
    <PaymentPart
      eventType="https://api.calendly.com/event_types/1"
      priceCents={8000}
      isPrepaid
      isCall={false}
      packageId={null}
      onPackage={() => {}}
      card={null}
      onCard={onCard}
      typedCode={useTypedCode(onCard)}
    />
  );
}

test("without a connection applying a gift card says that it waits for one", async () => {
  onlineManager.setOnline(false);
  vi.stubGlobal(
    "fetch",
    () => Promise.resolve(Response.json({ state: "active", balanceCents: 0 })),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Payment />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "I have a gift card" }));
  const [field] = screen.getAllByRole("textbox");
  fireEvent.change(field!, { target: { value: "ABCD-EFGH-JKLM-NPQR" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText(/We look the card up as soon as you are online/)).toBeTruthy();
  onlineManager.setOnline(true);
  expect(await screen.findByText(/This card is empty/)).toBeTruthy();
});

test("one press looks a gift card up and lets it pay", async () => {
  const answer = { state: "active", balanceCents: 5000 };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
  const onCard = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Payment onCard={onCard} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "I have a gift card" }));
  const [field] = screen.getAllByRole("textbox");
  expect(document.activeElement).toBe(field);
  fireEvent.change(field!, { target: { value: "ABCD-EFGH-JKLM-NPQR" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() =>
    expect(onCard).toHaveBeenCalledWith(expect.objectContaining({ balanceCents: 5000 }))
  );
});
