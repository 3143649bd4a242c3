// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import "../testing.ts";
import { Checkbox } from "./checkbox.tsx";
import { TextField } from "./text-field.tsx";

function Login() {
  const [email, setEmail] = useState("");
  const [remember, setRemember] = useState(true);
  return (
    <>
      <TextField
        name="email"
        label="Email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Checkbox label="Remember me" checked={remember} onCheckedChange={setRemember} />
      <output>{`${email} ${remember}`}</output>
    </>
  );
}

test("what was typed before the scripts is kept", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Login />);
  const field = container.querySelector<HTMLInputElement>("[name=email]")!;
  const box = container.querySelector<HTMLInputElement>("[type=checkbox]")!;
  field.value = "mari@example.com";
  box.click();
  render(<Login />, { container, hydrate: true });
  expect(screen.getByRole("status").textContent).toBe("mari@example.com false");
  fireEvent.click(box);
  expect([field.value, box.checked]).toEqual(["mari@example.com", true]);
});
