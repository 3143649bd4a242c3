function heightOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().height ?? 0;
}

function partOf(sheet: Element, name: string): Element | null {
  return sheet.querySelector(`:scope > [data-part=${name}]`);
}

function naturalHeight(sheet: Element): number {
  const [head, side, main, foot] = ["head", "side", "main", "foot"].map((name) =>
    partOf(sheet, name)
  );
  const column = heightOf(head) + heightOf(main?.firstElementChild) + heightOf(foot);
  if (!side || !main) return column;
  const isNextToMain = side.getBoundingClientRect().right <= main.getBoundingClientRect().left ||
    side.getBoundingClientRect().left >= main.getBoundingClientRect().right;
  if (!isNextToMain) return heightOf(side) + column;
  return Math.max(heightOf(side.firstElementChild), column);
}

/** Reports the height in px at which nothing in the sheet scrolls, now and after every change. */
export function followHeight(sheet: Element, onHeight: (height: number) => void): () => void {
  const measure = () => onHeight(Math.ceil(naturalHeight(sheet)));
  const sizes = new ResizeObserver(measure);
  function observe() {
    const parts = sheet.querySelectorAll(":scope > *, :scope > * > :first-child");
    for (const part of parts) sizes.observe(part);
  }
  sizes.observe(sheet);
  observe();
  // The foot is added and removed.
  const changes = new MutationObserver(() => {
    observe();
    measure();
  });
  changes.observe(sheet, { childList: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
