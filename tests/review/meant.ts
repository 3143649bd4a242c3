/** Parts that may be cut or lie over others, and why. A fault of any other part is mended in its component. */
export const meant: { selector: string; why: string }[] = [
  {
    selector: ".result-map, .pin-map, .static-map",
    why: "A map shows a part of a plan, and is moved; its places stand in a list, too.",
  },
  {
    selector: ".work-week [data-part=now]",
    why: "The line of the current time lies over the sessions on purpose.",
  },
  {
    selector: ".line-plot svg",
    why:
      "It keeps room for the texts that it is given; the pseudo language makes them longer later.",
  },
];
