// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { FileDrop } from "./file-drop.tsx";

const words = {
  label: "Certificates",
  prompt: "Drop files here",
  removeLabel: (name: string) => `Remove ${name}`,
};
const licence = new File(["x"], "licence.pdf", { type: "application/pdf" });
const photo = new File(["y"], "photo.png", { type: "image/png" });

test("chosen files are reported, the same file twice too", async () => {
  const calls: string[] = [];
  render(
    <FileDrop
      {...words}
      multiple
      onFiles={(files) => calls.push(...files.map(({ name }) => name))}
      onRemove={() => {}}
    />,
  );
  const field = screen.getByLabelText("Certificates");
  await userEvent.upload(field, [licence, photo]);
  await userEvent.upload(field, licence);
  expect(calls).toEqual(["licence.pdf", "photo.png", "licence.pdf"]);
});

test("dropped files are reported: one without multiple, none when disabled", () => {
  const calls: string[] = [];
  const place = (disabled: boolean) => (
    <FileDrop
      {...words}
      disabled={disabled}
      onFiles={(files) => calls.push(...files.map(({ name }) => name))}
      onRemove={() => {}}
    />
  );
  const { rerender } = render(place(false));
  const drop = () =>
    fireEvent.drop(screen.getByText("Drop files here"), {
      dataTransfer: { files: [photo, licence] },
    });
  drop();
  rerender(place(true));
  drop();
  expect(calls).toEqual(["photo.png"]);
});

test("in place of a refused file another one is chosen, and a failed one is sent again", async () => {
  const calls: string[] = [];
  const { container } = render(
    <FileDrop
      {...words}
      files={[
        { id: "1", name: "licence.mov", error: "Too large", isRefused: true },
        { id: "2", name: "photo.png", error: "No connection" },
      ]}
      onFiles={([file]) => calls.push(file!.name)}
      onRemove={(id) => calls.push(`remove ${id}`)}
      onRetry={(id) => calls.push(`again ${id}`)}
      retryLabel="Try again"
      anotherLabel="Choose another file"
    />,
  );
  expect(screen.getAllByRole("button", { name: "Choose another file" })).toHaveLength(1);
  await userEvent.upload(container.querySelector<HTMLInputElement>("li input")!, photo);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(calls).toEqual(["remove 1", "photo.png", "again 2"]);
});

test("the progress has an accessible value, and a file can be removed", async () => {
  const calls: string[] = [];
  render(
    <FileDrop
      {...words}
      files={[{ id: "1", name: "licence.pdf", progress: 0.4 }]}
      onFiles={() => {}}
      onRemove={(id) => calls.push(id)}
    />,
  );
  const progress = screen.getByRole("progressbar", { name: "licence.pdf" });
  expect(progress.getAttribute("aria-valuenow")).toBe("40");
  await userEvent.click(screen.getByRole("button", { name: "Remove licence.pdf" }));
  expect(calls).toEqual(["1"]);
});
