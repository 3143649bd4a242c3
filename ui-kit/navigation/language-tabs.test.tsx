// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { LanguageTabs } from "./language-tabs.tsx";

const tabs = ["et", "en", "ru"].map((id) => ({
  id,
  label: id,
  state: "done" as const,
  stateText: "ready",
}));

function Example() {
  const [selected, setSelected] = useState("et");
  return (
    <>
      <LanguageTabs {...{ label: "Language", tabs, selected }} panelId="p" onSelect={setSelected} />
      <div id="p" role="tabpanel">{selected}</div>
    </>
  );
}

test("one tab is in the Tab order, arrow keys select and keep the focus on the selected tab", async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tabpanel").textContent).toBe("ru");
  expect(document.activeElement).toBe(screen.getByRole("tab", { selected: true }));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("tab", { selected: true, name: /en/ })).toBe(document.activeElement);
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("tabpanel").textContent).toBe("ru");
  await userEvent.tab();
  expect(screen.getAllByRole("tab")).not.toContain(document.activeElement);
});
