/** Parts that may be cut or lie over others, and why. A fault of any other part is mended in its component. */
export const meant: { selector: string; why: string }[] = [
  {
    selector: ".result-map, .pin-map, .static-map",
    why: "A map shows a part of a plan, and is moved; its places stand in a list, too.",
  },
  {
    selector: ".text-field > input:not([inputmode], :has(+ [data-part=unit])), .combo-box input, " +
      ".command-list input",
    why: "A line of text is as long as its writer makes it, and scrolls with the caret.",
  },
  {
    selector: ".multi-select [data-chosen]",
    why: "Each chosen option stands whole below the button.",
  },
];
