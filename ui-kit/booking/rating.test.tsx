// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { Rating } from "./rating.tsx";

const labels = ["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"] as const;

function HowWasIt({ told }: { told: number[] }) {
  const [picked, setPicked] = useState<number>();
  return (
    <Rating
      label="How was it?"
      starLabels={labels}
      picked={picked}
      onPick={(rating) => {
        setPicked(rating);
        told.push(rating);
      }}
    />
  );
}

test("a star is pressed, and arrows change the rating", async () => {
  const told: number[] = [];
  render(<HowWasIt told={told} />);
  await userEvent.click(screen.getByRole("radio", { name: "4 of 5" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(told).toEqual([4, 5]);
  expect(screen.getByRole("group", { name: "How was it?" }).querySelectorAll("[data-lit]"))
    .toHaveLength(5);
});
