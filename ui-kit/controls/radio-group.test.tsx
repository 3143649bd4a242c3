// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { RadioGroup } from "./radio-group.tsx";

function Meeting({ onPick }: { onPick: (value: string) => void }) {
  const [picked, setPicked] = useState("onsite");
  return (
    <RadioGroup
      label="Meeting"
      variant="segments"
      picked={picked}
      options={[{ value: "onsite", label: "On site" }, { value: "video", label: "Video" }]}
      onPick={(value) => {
        setPicked(value);
        onPick(value);
      }}
    />
  );
}

test("the group is one stop of the Tab key and arrows choose", async () => {
  const told: string[] = [];
  render(<Meeting onPick={(value) => told.push(value)} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "On site" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(told).toEqual(["video"]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
