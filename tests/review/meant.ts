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

/** What axe reports and is meant to be, and why. */
export const meantForAxe: { rule: string; selector: string; why: string }[] = [
  {
    rule: "label-content-name-mismatch",
    selector: ".work-week-stop",
    why: "Its name says person, day and time in full; its text is the short form of them.",
  },
  {
    rule: "label-content-name-mismatch",
    selector: ".menu-button",
    why: "The code of a language stands for its name, which is read aloud.",
  },
  {
    rule: "label-content-name-mismatch",
    selector: ".keep-button button",
    why: "A button that stays pressed keeps its name; its text says the state.",
  },
  {
    rule: "scrollable-region-focusable",
    selector: ".modal [data-part=content]",
    why: "Browsers give the focus to a part that scrolls and has nothing else to focus.",
  },
];
