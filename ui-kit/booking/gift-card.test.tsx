// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { GiftCard } from "./gift-card.tsx";

const card = { brand: "Heaolu", message: "For you", amount: "€75" };

function ringsOf(seed: string): string {
  const { container, unmount } = render(<GiftCard {...card} seed={seed} />);
  const rings = container.querySelector(".growth-rings")!.innerHTML;
  unmount();
  return rings;
}

test("the same seed gives the same rings, another seed different ones", () => {
  expect(ringsOf("Anna")).toBe(ringsOf("Anna"));
  expect(ringsOf("Anna")).not.toBe(ringsOf("Mart"));
});

test("the card shows message and amount, also after a change", () => {
  const { rerender } = render(<GiftCard {...card} seed="Anna" />);
  expect(screen.getByRole("figure").textContent).toContain("For you€75");
  rerender(<GiftCard {...card} seed="Anna" message="Aeg sulle" amount="100 €" background="lake" />);
  expect(screen.getByRole("figure").textContent).toContain("Aeg sulle100 €");
  expect(screen.getByRole("figure").dataset.themeColor).toBe("info");
});
