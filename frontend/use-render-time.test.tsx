import "tests/support/browser-with-server.ts";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { act, render } from "@testing-library/react";
import { useIsFromServer, useIsTakingOver } from "./use-render-time.ts";

const seen: boolean[] = [];

function Part() {
  const isTakingOver = useIsTakingOver();
  seen.push(isTakingOver);
  return <p>{`${useIsFromServer() ? "server" : "browser"}, ${isTakingOver}`}</p>;
}

test("what the server rendered is taken over as it is, and changes after that", () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Part />);
  expect(root.textContent).toBe("server, true");
  seen.length = 0;
  const mismatches: unknown[] = [];
  act(() =>
    void hydrateRoot(root, <Part />, { onRecoverableError: (error) => mismatches.push(error) })
  );
  expect(mismatches).toEqual([]);
  expect(seen).toEqual([true, false]);
  expect(root.textContent).toBe("server, false");
});

test("what the browser renders itself is not taken over", () => {
  seen.length = 0;
  const { container } = render(<Part />);
  expect(seen).toEqual([false]);
  expect(container.textContent).toBe("browser, false");
});
