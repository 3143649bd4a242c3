// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { AppShell } from "./app-shell.tsx";

test("the navigation comes before the page in Tab order", async () => {
  const { container, rerender } = render(
    <AppShell navigation={<a href="/journal">Journal</a>}>
      <a href="/help">Help</a>
    </AppShell>,
  );
  expect(container.querySelector("[data-navigation]")).not.toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Journal");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Help");
  rerender(<AppShell>Page alone</AppShell>);
  expect(container.querySelector("[data-navigation]")).toBeNull();
});
