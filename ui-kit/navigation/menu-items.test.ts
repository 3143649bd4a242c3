import fc from "fast-check";
import { expect, test } from "vitest";
import { groupOf, toggleGroup } from "./menu-items.ts";

const titles = fc.constantFrom("Content", "People", "Money");

test("of an accordion at most one group is open, whatever is pressed", () => {
  fc.assert(fc.property(fc.array(titles), (presses) => {
    let open: readonly string[] = [];
    for (const title of presses) open = toggleGroup(open, title, "accordion");
    expect(open.length).toBeLessThanOrEqual(1);
  }));
});

test("with collapse a press changes its own group alone", () => {
  fc.assert(fc.property(fc.uniqueArray(titles), titles, (open, title) => {
    const after = toggleGroup(open, title, "collapse");
    expect(after.includes(title)).toBe(!open.includes(title));
    expect(after.filter((each) => each !== title)).toEqual(open.filter((each) => each !== title));
  }));
});

test("the group of a place is found, a place outside has none", () => {
  const items = [
    { path: "/", title: "Practitioners" },
    { section: "Content" },
    { title: "Courses", children: [{ path: "/courses", title: "All" }] },
  ];
  expect(groupOf(items, "/courses")).toBe("Courses");
  expect(groupOf(items, "/")).toBeUndefined();
});
