// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KitProvider } from "../layout/kit-provider.tsx";
import { DateField } from "./date-field.tsx";
import { DateRangeField } from "./date-range-field.tsx";
import { NumberField } from "./number-field.tsx";
import { TimeField } from "./time-field.tsx";

/** As in field.css. */
const hidden = "[data-label-hidden] > :is(label, span):first-child";

const text = { label: "From", labelHidden: true, value: undefined, onChange: () => {} };

test.each([
  ["DateField", () => <DateField {...text} />, "group"],
  ["DateRangeField", () => <DateRangeField {...text} />, "group"],
  ["TimeField", () => <TimeField {...text} />, "group"],
  ["NumberField", () => <NumberField {...text} />, "textbox"],
])("a hidden label of %s is not drawn and still names the field", (_, Filled, role) => {
  render(
    <KitProvider locale="en-GB" navigate={() => {}}>
      <Filled />
    </KitProvider>,
  );
  expect(screen.getByText("From", { selector: hidden })).toBeTruthy();
  expect(screen.getByRole(role, { name: /From/ })).toBeTruthy();
});
