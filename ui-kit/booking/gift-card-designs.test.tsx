// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { GiftCardDesigns } from "./gift-card-designs.tsx";

test("a press and an arrow key pick a design", async () => {
  const onPick = vi.fn();
  render(
    <GiftCardDesigns
      label="Design"
      seed="Anna"
      picked="sea-morning"
      options={[{ value: "sea-morning", label: "Sea" }, { value: "quiet-snow", label: "Snow" }]}
      onPick={onPick}
    />,
  );
  expect(screen.getByRole("group", { name: "Design" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Snow" }));
  expect(onPick).toHaveBeenCalledWith("quiet-snow");
  onPick.mockClear();
  screen.getByRole("radio", { name: "Sea" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onPick).toHaveBeenCalledWith("quiet-snow");
});
