/** `what`: the elements, for a person who looks for them. */
export type Fault = {
  kind: "wider page" | "cut text" | "broken value" | "overlap" | "small target" | "axe" | "error";
  what: string;
};

/**
 * Finds in the page that runs it: a page wider than the window, text that is cut without an ellipsis, values that their
 * field does not show, texts over each other, and targets smaller than 24 px. Parts that match `meant` may be cut and lie
 * over others. It is sent to the browser as its source, so that it uses nothing from outside.
 */
export function layoutFaults(meant: string, checksTargets: boolean): Fault[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Line = { box: Box; parent: Element; layer: Element | null };

  /** px; less is rounding, or air around letters. */
  const tolerance = 1.5;
  const smallest = 24;
  const faults: Fault[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const page = document.documentElement;

  function styleOf(element: Element): CSSStyleDeclaration {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  }

  function nameOf(element: Element): string {
    const own = [...element.classList].map((name) => `.${name}`).join("");
    const part = element.getAttribute("data-part");
    const name = element.tagName.toLowerCase() + own + (part ? `[${part}]` : "");
    const { value, selectedOptions } = element as HTMLInputElement & HTMLSelectElement;
    const words = selectedOptions?.[0]?.label ??
      (element.matches("input") ? value : element.textContent ?? "");
    const text = words.trim().replaceAll(/\s+/g, " ").slice(0, 24);
    const root = element.parentElement?.closest("[class]");
    const place = root?.classList[0] && own === "" ? `.${root.classList[0]} ` : "";
    return `${place}${name} “${text}”`;
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest("body > [class^=sb-], #storybook-docs, [inert], script, style") === null;
  }

  const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

  /** How far a box is seen: what hides the rest, and whether that is meant to be. */
  function seenPart(from: Element, box: Box): { seen: Box; cutBy: Element | null } | null {
    let seen = { ...box };
    let cutBy: Element | null = null;
    let position = styleOf(from).position;
    for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const isContaining = at === from || position !== "absolute" || style.position !== "static" ||
        style.transform !== "none";
      if (at !== from && isContaining) position = style.position;
      if (style.clipPath.startsWith("inset(50%")) return null;
      if (!isContaining) continue;
      const { overflowX, overflowY } = style;
      const hides = overflowX !== "visible" || overflowY !== "visible";
      if (hides && !(style.display === "inline")) {
        const edge = at.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) return null;
        const isMeant = style.webkitLineClamp !== "none" ||
          style.textOverflow === "ellipsis" && !at.closest("[aria-haspopup=listbox]");
        const across = seen.left < edge.left - tolerance || seen.right > edge.right + tolerance;
        const down = seen.top < edge.top - tolerance || seen.bottom > edge.bottom + tolerance;
        const isCut = clips(overflowX) && across || clips(overflowY) && down;
        if (isCut && !isMeant) cutBy ??= at;
        const canScroll = scrolls(overflowX) || scrolls(overflowY);
        seen = {
          left: overflowX === "visible" ? seen.left : Math.max(seen.left, edge.left),
          right: overflowX === "visible" ? seen.right : Math.min(seen.right, edge.right),
          top: overflowY === "visible" ? seen.top : Math.max(seen.top, edge.top),
          bottom: overflowY === "visible" ? seen.bottom : Math.min(seen.bottom, edge.bottom),
        };
        // What is scrolled out of sight is neither cut nor over another text.
        if (seen.right <= seen.left || seen.bottom <= seen.top) {
          return canScroll || isMeant ? null : { seen, cutBy };
        }
      }
      if (style.position === "fixed") break;
    }
    return { seen, cutBy };
  }

  function linesOf(text: Text): Line[] {
    const parent = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(parent);
    const lines: Line[] = [];
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2 || bottom - top < 2) continue;
      // Letters fill the middle of their line.
      const air = (bottom - top) * 0.22;
      const box = { left, right, top: top + air, bottom: bottom - air };
      const part = seenPart(parent, box);
      if (!part) continue;
      if (part.cutBy) {
        faults.push({ kind: "cut text", what: `${nameOf(parent)} by ${nameOf(part.cutBy)}` });
        return [];
      }
      const isOutside = box.left < -tolerance || box.right > page.clientWidth + tolerance;
      if (
        isOutside && part.seen.right > page.clientWidth + tolerance || part.seen.left < -tolerance
      ) {
        faults.push({ kind: "cut text", what: `${nameOf(parent)} by the window` });
        return [];
      }
      lines.push({ box: part.seen, parent, layer });
    }
    return lines;
  }

  /** Bars, menus and dialogs lie over the page. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/^(fixed|sticky)$/.test(styleOf(at).position) || at.matches(layers)) return at;
    }
    return null;
  }
  const layers = "dialog, [popover], [role=dialog], [role=menu], [role=listbox], [role=tooltip]";

  function findOverlaps(lines: Line[]): void {
    const sorted = lines.toSorted((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [at, { box, parent, layer }] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next++) {
        const other = sorted[next]!;
        if (other.box.top >= box.bottom - tolerance) break;
        if (other.parent === parent || other.layer !== layer) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > tolerance && height > tolerance) {
          found.add(`${nameOf(parent)} and ${nameOf(other.parent)}`);
        }
      }
    }
    for (const what of found) faults.push({ kind: "overlap", what });
  }

  function findWidePage(): void {
    const wider = page.scrollWidth - page.clientWidth;
    if (wider <= 1) return;
    const outside = [...document.body.querySelectorAll("*")].filter((element) => {
      if (!isShown(element)) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const part = right > left && seenPart(element, { left, right, top, bottom });
      return part && (part.seen.right > page.clientWidth + 1 || part.seen.left < -1);
    });
    const inner = outside.filter((one) =>
      !outside.some((other) => one !== other && one.contains(other))
    );
    const names = [...new Set(inner.map(nameOf))].slice(0, 3).join(", ");
    faults.push({ kind: "wider page", what: `by ${wider} px: ${names}` });
  }

  /** The value of an input or a select is no text node. */
  function findCutValues(): void {
    const fields = "select, input:not([type=hidden], [type=checkbox], [type=radio], [type=range])";
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      if (!isShown(field) || field.closest(meant)) continue;
      if (field.value === "" && field.matches("input")) continue;
      if (!seenPart(field, field.getBoundingClientRect())) continue;
      const needed = field.matches("select") ? selectedWidth(field) : field.scrollWidth;
      if (needed > field.clientWidth + tolerance) {
        faults.push({ kind: "cut text", what: `value of ${nameOf(field)}` });
      }
    }
  }

  function selectedWidth(select: Element): number {
    const { font, letterSpacing, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = font;
    if (letterSpacing !== "normal") pen.letterSpacing = letterSpacing;
    const chosen = (select as HTMLSelectElement).selectedOptions[0]?.label ?? "";
    const lines = whiteSpace === "normal" ? chosen.split(" ") : [chosen];
    const widest = Math.max(...lines.map((line) => pen.measureText(line).width));
    return widest + parseFloat(paddingLeft) + parseFloat(paddingRight);
  }

  /** Of the lines of a text. */
  function topsOf(element: Element): number[] {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ top }) => top);
  }

  /** A date or a time stands in one line, within its box. */
  function findBrokenValues(): void {
    const groups = new Map<Element, Element[]>();
    for (const part of document.querySelectorAll("[role=spinbutton]")) {
      const group = part.parentElement!.closest("[role=group], [role=presentation]") ??
        part.parentElement!;
      if (isShown(part)) groups.set(group, [...groups.get(group) ?? [], part]);
    }
    for (const [group, parts] of groups) {
      if (group.closest(meant)) continue;
      const places = parts.map((part) => part.getBoundingClientRect());
      const edge = (group.closest("[data-part=box]") ?? group).getBoundingClientRect();
      const outside = places.some(({ left, right }) =>
        left < edge.left - tolerance || right > edge.right + tolerance
      );
      if (outside) faults.push({ kind: "cut text", what: `value of ${nameOf(group)}` });
      const tops = parts.flatMap(topsOf);
      if (tops.some((top) => Math.abs(top - tops[0]!) > tolerance * 4)) {
        faults.push({ kind: "broken value", what: nameOf(group) });
      }
    }
  }

  /** An element may be enlarged by its label, or by a transparent edge. */
  function targetOf(element: Element): Box {
    const boxes = [element, ...(element as HTMLInputElement).labels ?? []].filter(isShown)
      .map((each) => each.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const edges = ["::before", "::after"].map((name) => getComputedStyle(element, name))
      .filter(({ content, position }) => content !== "none" && position === "absolute");
    const width = Math.max(right - left, ...edges.map((edge) => parseFloat(edge.width) || 0));
    const height = Math.max(bottom - top, ...edges.map((edge) => parseFloat(edge.height) || 0));
    return { left, right: left + width, top, bottom: top + height };
  }

  /** Within a sentence targets are as tall as its lines. */
  function isInSentence(element: Element): boolean {
    if (!/^inline(-block)?$/.test(styleOf(element).display)) return false;
    let block = element.parentElement!;
    while (/^inline/.test(styleOf(block).display)) block = block.parentElement!;
    return block.textContent!.trim().length > element.textContent!.trim().length;
  }

  /** Whether a circle of the smallest size around the middle of a target reaches another one (WCAG 2.5.8). */
  function isNear(box: Box, other: Box): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const across = Math.max(other.left - x, 0, x - other.right);
    const down = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(across, down) < smallest / 2;
  }

  function findSmallTargets(): void {
    const targets = "a[href], button, input:not([type=hidden]), select, textarea, summary, " +
      "[role=button], [role=option], [role=slider], [role=switch], [role=tab], [role^=menuitem]";
    const all = [...document.body.querySelectorAll(targets)]
      .filter((element) =>
        !element.matches(":disabled, [aria-disabled=true], [aria-hidden=true] *")
      )
      .filter(isShown)
      .map((element) => ({ element, box: targetOf(element) }));
    for (const { element, box } of all) {
      const part = seenPart(element, box);
      if (!part || isInSentence(element)) continue;
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      if (width >= smallest - 0.5 && height >= smallest - 0.5) continue;
      if (!all.some((other) => other.element !== element && isNear(box, other.box))) continue;
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      faults.push({ kind: "small target", what: `${nameOf(element)} ${size}` });
    }
  }

  findWidePage();
  findCutValues();
  findBrokenValues();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const checked = texts.filter(({ data, parentElement: parent }) =>
    data.trim() !== "" && isShown(parent!) && !parent!.closest(meant)
  );
  findOverlaps(checked.flatMap(linesOf));
  if (checksTargets) findSmallTargets();
  return faults;
}
