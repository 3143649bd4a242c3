// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SessionHistory } from "./session-history.tsx";

test("a history that was opened before the scripts ran is loaded", () => {
  const onOpen = vi.fn();
  const history = <SessionHistory title="History" fallback="Loading" onOpen={onOpen} />;
  const page = document.body.appendChild(document.createElement("main"));
  page.innerHTML = renderToString(history);
  page.querySelector("details")!.open = true;
  let root: Root;
  act(() => void (root = hydrateRoot(page, history)));
  expect(onOpen).toHaveBeenCalled();
  expect(page.querySelector("details")!.open).toBe(true);
  act(() => root!.unmount());
  page.remove();
});
