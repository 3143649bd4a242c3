// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { Link } from "./link.tsx";

function inApp(link: React.ReactNode) {
  const visited: string[] = [];
  // Prevents the page loads that the browser would start.
  const left: string[] = [];
  render(
    <div
      onClick={(event) => {
        if (!event.defaultPrevented) left.push((event.target as HTMLAnchorElement).href);
        event.preventDefault();
      }}
    >
      <KitProvider locale="et" navigate={(href) => visited.push(href)}>{link}</KitProvider>
    </div>,
  );
  return { visited, left };
}

test("an internal link uses the router", async () => {
  const { visited, left } = inApp(<Link href="/journal?show=ahead#top">Journal</Link>);
  await userEvent.click(screen.getByRole("link"));
  expect(visited).toEqual(["/journal?show=ahead#top"]);
  expect(left).toEqual([]);
});

test("a link with the whole address of a page of the app uses the router, too", async () => {
  const { visited, left } = inApp(
    <Link href={`${location.origin}/booking?open=move#token`}>Change the time</Link>,
  );
  await userEvent.click(screen.getByRole("link"));
  expect(visited).toEqual(["/booking?open=move#token"]);
  expect(left).toEqual([]);
});

test("the browser handles modifier keys, other origins, new tabs and downloads", async () => {
  const { visited, left } = inApp(
    <>
      <Link href="https://example.org/">Away</Link>
      <Link href="/file" download>File</Link>
      <Link href="/docs" target="_blank">Docs</Link>
      <Link href="/mailbox" reload>Mailbox</Link>
      <Link href="/journal">Journal</Link>
    </>,
  );
  const user = userEvent.setup();
  for (const name of ["Away", "File", "Docs", "Mailbox"]) {
    await user.click(screen.getByRole("link", { name }));
  }
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Journal" }));
  expect(visited).toEqual([]);
  expect(left).toHaveLength(5);
});

test("the browser handles links to the same page", async () => {
  const { visited } = inApp(<Link href="#times">Times</Link>);
  await userEvent.click(screen.getByRole("link"));
  expect(visited).toEqual([]);
});
