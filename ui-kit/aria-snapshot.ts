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

const ignoredRoles = new Set(["generic", "presentation", "none"]);

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

/** Also one of another frame. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function linesOf(node: Node, depth: number, parentLine: string): string[] {
  const indent = "  ".repeat(depth);
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    return text && !parentLine.includes(text) ? [`${indent}${text}`] : [];
  }
  if (!isElement(node) || isHidden(node)) return [];
  // Earlier announcements of React Aria stay in the document.
  if (node.hasAttribute("data-live-announcer")) return [];
  if (node.tagName === "STYLE" || node.tagName === "SCRIPT") return [];
  const role = getRole(node);
  const line = role && !ignoredRoles.has(role) ? lineOf(node, role) : null;
  const inside = [...node.childNodes].flatMap((child) =>
    linesOf(child, line ? depth + 1 : depth, line ?? parentLine)
  );
  return line ? [indent + line, ...inside] : inside;
}

export function ariaSnapshot(element: Element): string {
  return linesOf(element, 0, "").join("\n");
}
