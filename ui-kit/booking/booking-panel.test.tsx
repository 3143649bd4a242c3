// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import "../testing.ts";
import { BookingPanel } from "./booking-panel.tsx";

test("links for browsers without scripts come from the server and are not taken over", () => {
  const panel = (
    <BookingPanel heading="Free times" withoutScripts={<a href="/book">18:15</a>}>
      <button type="button">18:15</button>
    </BookingPanel>
  );
  expect(renderToString(panel)).toContain('<noscript><a href="/book">18:15</a></noscript>');
  render(panel);
  expect(screen.getByRole("region", { name: "Free times" })).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});
