// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { GiftCard } from "./gift-card.tsx";
import type { GiftCardDesign } from "./gift-card-ground.tsx";

const card = { brand: "Heaolu", dedication: "For you", amount: "€75" };
const designs: GiftCardDesign[] = [
  "christmas-spruce",
  "quiet-snow",
  "sea-morning",
  "linden-leaf",
  "birch-light",
];

function groundOf(design: GiftCardDesign, seed: string): string {
  const { container, unmount } = render(<GiftCard {...card} design={design} seed={seed} />);
  const ground = container.querySelector("[data-part=ground]")!.innerHTML;
  unmount();
  return ground;
}

test.each(designs)("the rings of %s grow from the name: the same for the same name", (design) => {
  expect(groundOf(design, "Anna")).toBe(groundOf(design, "Anna"));
  expect(groundOf(design, "Anna")).not.toBe(groundOf(design, "Mart"));
  expect(groundOf(design, "Светлана")).not.toContain("NaN");
});

test("each design is another drawing", () => {
  expect(new Set(designs.map((design) => groundOf(design, "Anna"))).size).toBe(designs.length);
});

test("the card shows for whom it is, its amount and its state, also after a change", () => {
  const { rerender } = render(<GiftCard {...card} design="christmas-spruce" seed="Anna" />);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toContain("For you€75");
  rerender(
    <GiftCard
      {...card}
      design="quiet-snow"
      seed="Anna"
      dedication="Annale"
      amount="100 €"
      stamp="Aegunud"
    />,
  );
  expect(figure.textContent).toContain("Annale100 €Aegunud");
});
