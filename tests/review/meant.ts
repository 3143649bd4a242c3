/** Parts that may be cut or lie over others, and why. A fault of any other part is mended in its component. */
export const meant: { selector: string; why: string }[] = [
  {
    selector: ".result-map, .pin-map, .static-map",
    why: "A map shows a part of a plan, and is moved; its places stand in a list, too.",
  },
];
