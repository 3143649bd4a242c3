// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { UploadRow } from "./upload-row.tsx";

test("a failed file can be sent again or removed, and its error is announced", async () => {
  const calls: string[] = [];
  render(
    <UploadRow
      name="room.jpg"
      progress={0.4}
      error="The service doesn’t answer."
      onRetry={() => calls.push("retry")}
      retryLabel="Try again"
      onRemove={() => calls.push("remove")}
      removeLabel="Remove room.jpg"
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe("The service doesn’t answer.");
  expect(screen.queryByRole("progressbar")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove room.jpg" }));
  expect(calls).toEqual(["retry", "remove"]);
});
