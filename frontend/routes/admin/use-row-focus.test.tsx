import "tests/support/browser-with-server.ts";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useRowFocus } from "./use-row-focus.ts";

afterEach(cleanup);

function List({ keys, dialog = false }: { keys: string[]; dialog?: boolean }) {
  const table = useRef<HTMLDivElement>(null);
  useRowFocus(table, keys);
  return (
    <>
      <h1>Reviews</h1>
      <div ref={table}>
        <table>
          <tbody>
            {keys.map((key) => (
              <tr key={key} tabIndex={-1} aria-label={key}>
                <td>
                  <button type="button">Open {key}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {dialog && <div role="dialog">Decide</div>}
    </>
  );
}

test("the next row gets the focus of a removed one after the dialog, and at the end the heading", async () => {
  const { rerender } = render(<List keys={["a", "b", "c"]} />);
  screen.getByRole("button", { name: "Open b" }).focus();
  rerender(<List keys={["a", "b", "c"]} dialog />);
  rerender(<List keys={["a", "c"]} dialog />);
  await new Promise((next) => setTimeout(next, 50));
  expect(document.activeElement).toBe(document.body);
  rerender(<List keys={["a", "c"]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("row", { name: "c" })));
  rerender(<List keys={["a"]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("row", { name: "a" })));
  rerender(<List keys={[]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
});

test("the focus stays where a person has moved it", async () => {
  const { rerender } = render(<List keys={["a", "b"]} />);
  screen.getByRole("button", { name: "Open a" }).focus();
  screen.getByRole("button", { name: "Open b" }).focus();
  rerender(<List keys={["b"]} />);
  await new Promise((next) => setTimeout(next, 50));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open b" }));
});
