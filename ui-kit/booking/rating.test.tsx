// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { Rating } from "./rating.tsx";

const labels = ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"] as const;

function HowWasIt({ calls }: { calls: number[] }) {
  const [picked, setPicked] = useState<number>();
  return (
    <Rating
      label="How was it?"
      starLabels={labels}
      picked={picked}
      onPick={(rating) => {
        setPicked(rating);
        calls.push(rating);
      }}
    />
  );
}

test("a press and arrow keys change the rating", async () => {
  const calls: number[] = [];
  render(<HowWasIt calls={calls} />);
  await userEvent.click(screen.getByRole("radio", { name: "4 of 5" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(calls).toEqual([4, 5]);
  expect(screen.getByRole("group", { name: "How was it?" }).querySelectorAll("[data-filled]"))
    .toHaveLength(5);
});
