// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { TextField } from "./text-field.tsx";

test("the label names the field; description and error describe it", () => {
  render(
    <TextField
      label="Email"
      name="email"
      description="We write only once."
      error="Write your email."
    />,
  );
  const field = screen.getByRole("textbox", { name: "Email" });
  const words = field.getAttribute("aria-describedby")!.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(["We write only once.", "Write your email."]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.id).toBe("email");
});

test("a valid field has no error attributes", () => {
  render(<TextField label="Email" name="email" />);
  const field = screen.getByRole("textbox");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("a password can be shown and hidden, also with the keyboard", async () => {
  render(
    <TextField
      label="Password"
      name="password"
      type="password"
      reveal={{ show: "Show", hide: "Hide" }}
    />,
  );
  const field = screen.getByLabelText("Password") as HTMLInputElement;
  await userEvent.type(field, "warm socks");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(field.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(field.type).toBe("password");
  expect(field.value).toBe("warm socks");
});
