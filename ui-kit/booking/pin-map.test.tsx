// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import type { GeoPoint } from "./map-view.ts";
import { PinMap } from "./pin-map.tsx";

const start = { latitude: 59.4365, longitude: 24.7795 };
let last: GeoPoint;

function Example({ wholeCountry = false }) {
  const [pin, setPin] = useState<GeoPoint>(start);
  last = pin;
  return (
    <PinMap
      label="Map"
      pinLabel="Pin"
      pin={pin}
      wholeCountry={wholeCountry}
      position={`${pin.latitude} ${pin.longitude}`}
      names={[]}
      hint="Drag"
      zoomInLabel="Closer"
      zoomOutLabel="Further"
      onMove={setPin}
      movedText={(metres, direction) => `${metres} m ${direction}`}
    />
  );
}

const metresNorth = () => Math.round((last.latitude - start.latitude) * 111_195);

test("arrow keys move the pin by 10 m, with Shift by 100 m", async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Pin/ }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(metresNorth()).toBe(20);
  expect(screen.getByRole("status").textContent).toBe("20 m north");
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(metresNorth()).toBe(-80);
  expect(screen.getByRole("status").textContent).toBe("100 m south");
  await userEvent.keyboard("{ArrowRight}");
  expect(last.longitude).toBeGreaterThan(start.longitude);
});

test("the pin is dropped where it is dragged, and put where the map is clicked", () => {
  render(<Example />);
  const pin = screen.getByRole("button", { name: /^Pin/ });
  fireEvent.pointerDown(pin, { clientX: 200, clientY: 200 });
  fireEvent.pointerMove(pin, { clientX: 200, clientY: 160 });
  expect(last).toEqual(start);
  fireEvent.pointerUp(pin, { clientX: 200, clientY: 160 });
  // 40 px at 8 px per 100 m.
  expect(metresNorth()).toBe(500);
  fireEvent.click(screen.getByRole("group", { name: "Map" }), { clientX: 250, clientY: 280 });
  expect(last.longitude).toBeCloseTo(start.longitude, 3);
});

test("the view stays when the pin is put far away on a map of the whole country", () => {
  render(<Example wholeCountry />);
  const map = screen.getByRole("group", { name: "Map" });
  fireEvent.click(map, { clientX: 250, clientY: 280 });
  const middle = last;
  expect(Math.abs(metresNorth())).toBeGreaterThan(50_000);
  fireEvent.click(map, { clientX: 250, clientY: 180 });
  expect(last.latitude - middle.latitude).toBeGreaterThan(0.2);
});
