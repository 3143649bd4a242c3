// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { DecisionChain } from "./decision-chain.tsx";

test("the way from the answer to the decision opens in its order", async () => {
  const steps = ["answer", "rule", "decision"].map((name) => ({ name, value: `the ${name}` }));
  render(<DecisionChain title="How we decided" chains={[{ id: "a", steps }]} />);
  const details = screen.getByRole<HTMLDetailsElement>("group");
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText("How we decided"));
  expect(details.open).toBe(true);
  expect(screen.getAllByRole("listitem").map((item) => item.lastChild?.textContent))
    .toEqual(["the answer", "the rule", "the decision"]);
});
