// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { NativeSelect } from "./native-select.tsx";

test("a form gets the chosen value under the name", () => {
  const groups = [
    { options: [{ value: "", label: "anywhere" }] },
    { title: "Towns", options: [{ value: "tartu", label: "in Tartu" }] },
  ];
  render(
    <form>
      <NativeSelect label="Place" name="city" groups={groups} defaultValue="tartu" />
    </form>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Place" });
  expect(new FormData(select.form!).get("city")).toBe("tartu");
  expect(screen.getByRole("group", { name: "Towns" })).toBeDefined();
});
