// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { AppBar } from "./app-bar.tsx";

test("Tab moves through menu, logo, navigation, extras and account", async () => {
  render(
    <AppBar
      menu={<button type="button">Menu</button>}
      logo={<a href="/">Heaolu</a>}
      navigation={<a href="/help">Help</a>}
      extras={<a href="/gift">Gift card</a>}
      account={<a href="/login">Log in</a>}
    />,
  );
  const heard: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 5; stop++) {
    await userEvent.tab();
    heard.push(document.activeElement?.textContent);
  }
  expect(heard).toEqual(["Menu", "Heaolu", "Help", "Gift card", "Log in"]);
  expect(screen.getByRole("banner").dataset.position).toBe("fixed");
});

test("a reserved account has its place before the account is known", () => {
  const { container, rerender } = render(<AppBar logo="Heaolu" accountReserved />);
  const place = container.querySelector<HTMLElement>("[data-part=account]")!;
  expect(place.dataset.reserved).toBe("true");
  rerender(<AppBar logo="Heaolu" accountReserved account={<a href="/user">Mari</a>} />);
  expect(place.textContent).toBe("Mari");
  rerender(<AppBar logo="Heaolu" />);
  expect(container.querySelector("[data-part=account]")).toBeNull();
});
