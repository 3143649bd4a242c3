// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import type { MapArea } from "./map-view.ts";
import { ResultMap, type ResultMapProps } from "./result-map.tsx";

const tallinn = { latitude: 59.437, longitude: 24.7536 };
const pins = [
  { id: "kulli", text: "Tue 18:15", label: "Külli Mägi, Tue 18:15", ...tallinn },
  { id: "mart", text: "Mon 17:45", label: "Mart Šmidt, Mon 17:45", ...tallinn },
  { id: "kaisa", text: "Wed 9:00", label: "Kaisa, Wed 9:00", latitude: 58.37, longitude: 26.71 },
];

function Map({ onPick = () => {}, onCurrent = () => {}, searchHere }: {
  searchHere?: ResultMapProps["searchHere"];
  onPick?: (id: string) => void;
  onCurrent?: (id: string | undefined) => void;
}) {
  const [current, setCurrent] = useState<string>();
  return (
    <ResultMap
      label="Map"
      pins={pins}
      names={[]}
      current={current}
      onCurrent={(id) => {
        setCurrent(id);
        onCurrent(id);
      }}
      onPick={onPick}
      searchHere={searchHere}
      groupText={(count) => `${count} practitioners`}
      zoomInLabel="Closer"
      zoomOutLabel="Further away"
    />
  );
}

test("a pin is reached and pressed by keyboard, and names its practitioner", async () => {
  const [onPick, onCurrent] = [vi.fn(), vi.fn()];
  render(<Map onPick={onPick} onCurrent={onCurrent} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "2 practitioners" }));
  await userEvent.tab();
  const pin = screen.getByRole("button", { name: "Kaisa, Wed 9:00" });
  expect(document.activeElement).toBe(pin);
  expect(pin.getAttribute("aria-current")).toBe("true");
  expect(onCurrent).toHaveBeenLastCalledWith("kaisa");
  await userEvent.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledWith("kaisa");
});

test("practitioners at one address are a group that opens as a list", async () => {
  const onPick = vi.fn();
  render(<Map onPick={onPick} />);
  await userEvent.click(screen.getByRole("button", { name: "2 practitioners" }));
  const list = screen.getAllByRole("list").at(-1)!;
  await userEvent.click(within(list).getByRole("button", { name: "Mart Šmidt, Mon 17:45" }));
  expect(onPick).toHaveBeenCalledWith("mart");
});

test("a moved map offers to search its area", async () => {
  const areas: MapArea[] = [];
  render(
    <Map searchHere={{ label: "Search this area", onSearch: (area) => areas.push(area) }} />,
  );
  expect(screen.queryByRole("button", { name: "Search this area" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Closer" }));
  await userEvent.click(screen.getByRole("button", { name: "Search this area" }));
  expect(areas[0]?.latitude).toBeCloseTo(58.9, 0);
  expect(areas[0]?.kilometres).toBeGreaterThan(10);
});

test("buttons and keys move the pins", async () => {
  render(<Map />);
  const placeOf = () => screen.getByText("Wed 9:00").closest("li")!.style.transform;
  const before = placeOf();
  await userEvent.click(screen.getByRole("button", { name: "Closer" }));
  const closer = placeOf();
  expect(closer).not.toBe(before);
  await userEvent.keyboard("{ArrowRight}");
  expect(placeOf()).not.toBe(closer);
});
