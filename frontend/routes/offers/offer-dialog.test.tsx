import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../api/query-client.ts";
import { draftKeys, removeAllDrafts } from "../../drafts.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { OfferDialog } from "./offer-dialog.tsx";

configure({ asyncUtilTimeout: 20_000 });

const practice = { type: "YOGA", intro: false };
const practices = [
  { practiceId: "p60", practice: { ...practice, durationMinutes: 60 }, priceCents: 7000 },
  { practiceId: "p45", practice: { ...practice, durationMinutes: 45 }, priceCents: 5550 },
];

let sent: unknown[];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "POST") sent.push(await request.json());
    return Response.json([]);
  });
  await startI18n();
  await switchLanguage("et");
  await needTranslations(["offers"]);
});

afterEach(() => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function openNew() {
  const element = <OfferDialog practices={practices} offer={null} onClose={() => {}} />;
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  const dialog = within(await screen.findByRole("dialog"));
  const field = (name: RegExp) => dialog.getByRole<HTMLInputElement>("textbox", { name });
  return { dialog, count: field(/^Kohtumiste arv/), price: field(/^Kõigi kohtumiste hind/) };
}

async function choosePractice({ dialog }: Awaited<ReturnType<typeof openNew>>) {
  const practice = dialog.getByRole("button", { name: /^Praktika: / });
  await userEvent.click(practice);
  await userEvent.click((await screen.findAllByRole("option"))[1]!);
  // The list closes a frame later, and the form around it cannot be used until then.
  await vi.waitFor(() => expect(document.activeElement).toBe(practice), { timeout: 10_000 });
}

async function write(field: HTMLInputElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test("the suggested price follows the practice until a price is typed", async () => {
  const form = await openNew();
  expect(form.price.value).toBe("315");
  await choosePractice(form);
  expect(form.price.value).toBe("250");
  await write(form.price, "249,9");
  await userEvent.tab();
  expect(form.price.value).toBe("249,90");
  await write(form.count, "4");
  expect(form.price.value).toBe("249,90");
});

test("a count that cannot be sold stays as typed with an error, and is not sent", async () => {
  const { dialog, count } = await openNew();
  for (const text of ["0", "200", "viis"]) {
    await write(count, text);
    await userEvent.tab();
    expect(count.value).toBe(text);
    expect(dialog.getByText("Kirjuta täisarv vahemikus 2 kuni 20.")).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole("button", { name: "Salvesta" }));
  expect(document.activeElement).toBe(count);
  expect(sent).toEqual([]);
});

test("a typed price is kept when the form closes, until the form starts over or is sent", async () => {
  await write((await openNew()).price, "299,50");
  cleanup();
  const { dialog, price } = await openNew();
  expect(price.value).toBe("299,50");
  await userEvent.click(dialog.getByRole("button", { name: "Alusta uuesti" }));
  expect(price.value).toBe("315");
  await write(price, "299,50");
  await userEvent.click(dialog.getByRole("button", { name: "Salvesta" }));
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ priceCents: 29_950 })]));
  await vi.waitFor(() => expect(draftKeys("")).toEqual([]));
});
