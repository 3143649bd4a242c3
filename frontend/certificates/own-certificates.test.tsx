import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import "ui-kit/testing.ts";
import { queryClient } from "../api/query-client.ts";
import { startSession } from "../api/sign-in-session.ts";
import { removeAllDrafts } from "../drafts.ts";
import { needTranslations, switchLanguage } from "../i18n/i18n.ts";
// Loads the lazy part before the tests, so that its time does not count.
import "ui-kit/feedback/modal.tsx";
import { OwnCertificates } from "./own-certificates.tsx";

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await needTranslations(["certificates", "credentials", "profile"]);
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function open() {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter([{
    path: "*",
    Component: () => <OwnCertificates therapistId={user.therapistId} />,
  }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findAllByText("Checked");
}

const rowOf = (title: RegExp) =>
  screen.getByText(title, { selector: "p" }).closest<HTMLElement>("li")!;

test("each certificate says its state and its next step", async () => {
  await open();
  const waiting = rowOf(/^Kehapsühhoterapeut, nelja-aastane väljaõpe/);
  within(waiting).getByText("Being checked");
  within(waiting).getByText(/within two working days/);
  within(rowOf(/^Certified TRE Provider/)).getByText(/valid to 30\/06\/2028 · certified by an/);
});

test("what is typed of a new certificate is there again after its form was closed", async () => {
  const user = userEvent.setup();
  await open();
  const begin = async () => {
    await user.click(screen.getByRole("button", { name: "Add a certificate" }));
    return within(await screen.findByRole("dialog"));
  };
  const close = async () => {
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  const first = await begin();
  fireEvent.change(first.getByLabelText(/Name of the certificate/), {
    target: { value: "Breath work" },
  });
  await close();
  const again = await begin();
  const title = again.getByLabelText<HTMLInputElement>(/Name of the certificate/);
  expect(title.value).toBe("Breath work");
  await user.click(again.getByRole("button", { name: "Start over" }));
  expect(title.value).toBe("");
  expect(document.activeElement).toBe(title);
  await close();
  expect((await begin()).queryByText(/typed before/)).toBeNull();
});

test("a form with mistakes names them and keeps what was typed; a corrected one is sent for checking", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole("button", { name: "Add a certificate" }));
  const dialog = within(await screen.findByRole("dialog"));
  const type = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  type(/Name of the certificate/, "Breath & <b>body</b>");
  type(/Link to a confirmation/, "http://example.ee");
  await user.click(dialog.getByRole("button", { name: "Save and send for checking" }));
  dialog.getByText("Write who issued it.");
  dialog.getByText(/The link begins with https/);
  dialog.getByText("Choose 1 to 20 practices.");
  expect(dialog.getByLabelText<HTMLInputElement>(/Name of the certificate/).value)
    .toBe("Breath & <b>body</b>");

  type(/Issuer/, "School of Breath");
  type(/Year of issue/, "2024");
  type(/Link to a confirmation/, "register.example.ee/7");
  await user.click(dialog.getByRole("button", { name: /Which practices does it cover/ }));
  await user.click(await screen.findByRole("option", { name: /^TRE/ }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await user.click(await dialog.findByRole("button", { name: "Save and send for checking" }));
  const title = await screen.findByText("Breath & <b>body</b>", { selector: "p" });
  within(title.closest("li")!).getByText("Being checked");
});
