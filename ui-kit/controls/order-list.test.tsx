// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { OrderList } from "./order-list.tsx";

function Example() {
  const [ids, setIds] = useState(["a", "b", "c"]);
  return (
    <OrderList
      items={ids.map((id) => ({ id, name: id, content: id }))}
      onOrder={setIds}
      handleLabel={(name) => `Move ${name}`}
      movedText={(name, position, count) => `${name} is ${position} of ${count}`}
    />
  );
}

const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent).join("");

test("arrow keys move an item, keep the focus on its handle and announce the place", async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(order()).toBe("bac");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move a" }));
  expect(screen.getByRole("status").textContent).toBe("a is 2 of 3");
  await userEvent.keyboard("{End}{ArrowDown}");
  expect(order()).toBe("bca");
  await userEvent.keyboard("{Home}");
  expect(order()).toBe("abc");
});

test("an item is dropped where the pointer is; Escape ends dragging without a change", async () => {
  render(<Example />);
  const rows = screen.getAllByRole("listitem");
  for (const [i, row] of rows.entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, i * 100, 300, 100);
  }
  const handle = screen.getByRole("button", { name: "Move a" });
  const at = (clientY: number) => ({ button: 0, clientX: 10, clientY });
  fireEvent.pointerDown(handle, at(50));
  fireEvent.pointerMove(handle, at(270));
  expect(rows[2]!.dataset.drop).toBe("after");
  await userEvent.keyboard("{Escape}");
  fireEvent.keyDown(handle, { key: "Escape" });
  fireEvent.pointerUp(handle, at(270));
  expect(order()).toBe("abc");

  fireEvent.pointerDown(handle, at(50));
  fireEvent.pointerMove(handle, at(180));
  expect(rows[2]!.dataset.drop).toBe("before");
  fireEvent.pointerUp(handle, at(180));
  expect(order()).toBe("bac");
});
