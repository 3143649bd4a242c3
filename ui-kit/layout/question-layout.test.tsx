// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { QuestionLayout } from "./question-layout.tsx";

test("Enter on the heading, which has the focus at first, submits the question", async () => {
  const submitted: string[] = [];
  render(
    <QuestionLayout
      title={<h1 tabIndex={-1}>How old are you?</h1>}
      foot={<button type="submit">Next</button>}
      onSubmit={() => submitted.push("now")}
    />,
  );
  screen.getByRole("heading").focus();
  await userEvent.keyboard("{Enter}");
  expect(submitted).toEqual(["now"]);
  await userEvent.keyboard("a");
  expect(submitted).toEqual(["now"]);
});
