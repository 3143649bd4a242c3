import "tests/support/browser-with-server.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { MissingPageNote } from "./missing-page-note.tsx";

afterEach(cleanup);

function draw(returnUrl: string) {
  render(
    <MemoryRouter>
      <MissingPageNote returnUrl={returnUrl} />
    </MemoryRouter>,
  );
  return screen.queryByRole("status");
}

test.each(
  [
    ["et", "Seda lehte ei ole."],
    ["en", "There is no such page."],
    ["ru", "Такой страницы нет."],
  ] as const,
)("the login says in %s that the page does not exist", async (language, sentence) => {
  await startI18n();
  await switchLanguage(language);
  const note = draw("/nosuch?lng=et#part");
  expect(note?.textContent).toContain(sentence);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
});

test.each([
  "/",
  "/journal/?status=done",
  "/therapist/view/kulli#times",
  "/admin/users/0197a1c2",
  "/@kulli/massage",
])(
  "the login says nothing about %s",
  (returnUrl) => expect(draw(returnUrl)).toBeNull(),
);

test.each(["/saved", "/therapist/view", "/journal/kulli", "/kulli/massage"])(
  "the login says of %s that it does not exist",
  (returnUrl) => expect(draw(returnUrl)).not.toBeNull(),
);
