// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Form, type FormProblem } from "./form.tsx";
import { TextField } from "./text-field.tsx";

function SignIn({ onSend }: { onSend: (entries: FormData) => void }) {
  const [problems, setProblems] = useState<FormProblem[]>([]);
  return (
    <Form
      noValidate
      problems={problems}
      problemsTitle="Please put two things right"
      onSend={(entries) => {
        onSend(entries);
        setProblems([
          { field: "email", message: "Write your email." },
          { message: "Too many tries. Wait a minute." },
        ]);
      }}
    >
      <TextField label="Email" name="email" />
      <Button type="submit">Log in</Button>
    </Form>
  );
}

test("Enter submits the form data", async () => {
  const sent: unknown[] = [];
  render(<SignIn onSend={(entries) => sent.push(Object.fromEntries(entries))} />);
  await userEvent.type(screen.getByRole("textbox"), "liisa{Enter}");
  expect(sent).toEqual([{ email: "liisa" }]);
});

test("the error summary receives the focus and links to the fields", async () => {
  render(<SignIn onSend={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Log in" }));
  const summary = screen.getByRole("group", { name: "Please put two things right" });
  expect(document.activeElement).toBe(summary);
  expect(summary.querySelectorAll("li")).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Write your email." }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("before scripts handle it, a form writes nothing into the address", () => {
  const { container } = render(<SignIn onSend={() => {}} />);
  expect(container.querySelector("form")!.method).toBe("dialog");
});
