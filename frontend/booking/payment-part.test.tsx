import "tests/support/browser-with-server.ts";
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createQueryClient } from "../api/query-client.ts";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { PaymentPart, useTypedCode } from "./payment-part.tsx";

beforeAll(async () => {
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["booking"]);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function Payment() {
  return (
    <PaymentPart
      eventType="https://api.calendly.com/event_types/1"
      priceCents={8000}
      isPrepaid
      isCall={false}
      packageId={null}
      onPackage={() => {}}
      card={null}
      onCard={() => {}}
      typedCode={useTypedCode()}
    />
  );
}

test("without a connection the look at a gift card says that it waits for one", async () => {
  onlineManager.setOnline(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Payment />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "I have a gift card" }));
  const [field] = screen.getAllByRole("textbox");
  fireEvent.change(field!, { target: { value: "ABCD-EFGH-JKLM-NPQR" } });
  fireEvent.click(screen.getByRole("button", { name: "Look it up" }));
  expect(await screen.findByText(/We look the card up as soon as you are online/)).toBeTruthy();
});
