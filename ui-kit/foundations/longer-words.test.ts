// @vitest-environment jsdom
import { expect, test } from "vitest";
import { lengthenWithin } from "../.storybook/longer-words.ts";

test("the pseudo language lengthens texts, also later ones, and gives them back", async () => {
  document.body.innerHTML = "<p>Book a time</p><p>18:15</p>";
  const [first, second] = document.querySelectorAll("p");
  const stop = lengthenWithin(document.body);
  expect(first!.textContent).toMatch(/^\[Böök å tïmë·+\]$/);
  expect(second!.textContent).toBe("18:15");
  second!.textContent = "Cancel";
  await new Promise((next) => setTimeout(next));
  expect(second!.textContent).toMatch(/^\[Çåñçël·+\]$/);
  stop();
  expect(document.body.textContent).toBe("Book a timeCancel");
  document.body.innerHTML = "";
});
