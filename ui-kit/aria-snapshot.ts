import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";

const states = [
  "checked",
  "selected",
  "pressed",
  "expanded",
  "current",
  "disabled",
  "invalid",
  "valuenow",
  "valuetext",
  "live",
] as const;

/** Roles that say nothing to a person unless they are named. */
const silent = new Set(["generic", "presentation", "none"]);

function isHidden(element: Element): boolean {
  return element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden") ||
    element.hasAttribute("inert");
}

function stateOf(element: Element): string[] {
  const found = states.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value === null || value === "false") return [];
    return value === "true" ? [state] : [`${state}=${value}`];
  });
  const { checked, disabled, value, type } = element as HTMLInputElement;
  if (checked === true && !found.includes("checked")) found.push("checked");
  if (disabled === true && !found.includes("disabled")) found.push("disabled");
  const written = element.matches("input, textarea") && !/checkbox|radio|file/.test(type) && value;
  return written ? [...found, `value=${JSON.stringify(value)}`] : found;
}

function lineOf(element: Element, role: string): string {
  const level = /^H(\d)$/.exec(element.tagName)?.[1];
  const name = computeAccessibleName(element).trim();
  const description = computeAccessibleDescription(element).trim();
  const words = [
    role + (level ? ` ${level}` : ""),
    name && JSON.stringify(name),
    ...stateOf(element).map((state) => `[${state}]`),
    description && `(${description})`,
  ];
  return words.filter(Boolean).join(" ");
}

function linesOf(node: Node, depth: number, named: string): string[] {
  const indent = "  ".repeat(depth);
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    return text && !named.includes(text) ? [`${indent}${text}`] : [];
  }
  if (!(node instanceof Element) || isHidden(node)) return [];
  // What React Aria has announced before stays there, whoever asked for it.
  if (node.hasAttribute("data-live-announcer")) return [];
  if (node.tagName === "STYLE" || node.tagName === "SCRIPT") return [];
  const role = getRole(node);
  const seen = role && !silent.has(role) ? lineOf(node, role) : null;
  const inside = [...node.childNodes].flatMap((child) =>
    linesOf(child, seen ? depth + 1 : depth, seen ?? named)
  );
  return seen ? [indent + seen, ...inside] : inside;
}

/** What assistive technology is told of a part of a page: roles, names, states and words, as an outline. */
export function ariaSnapshot(element: Element): string {
  return linesOf(element, 0, "").join("\n");
}
