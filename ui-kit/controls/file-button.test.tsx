// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { FileButton } from "./file-button.tsx";

const photo = new File(["a photo"], "photo.jpg", { type: "image/jpeg" });

test("the button opens the file dialog from the keyboard, and the same file can be chosen again", async () => {
  const onFile = vi.fn();
  const { container } = render(<FileButton accept="image/*" onFile={onFile}>Choose</FileButton>);
  const input = container.querySelector("input")!;
  const opened = vi.spyOn(input, "click");
  screen.getByRole("button", { name: "Choose" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.upload(input, photo);
  await userEvent.upload(input, photo);
  expect(onFile.mock.calls).toEqual([[photo], [photo]]);
});
