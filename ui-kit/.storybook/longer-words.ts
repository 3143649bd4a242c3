const letters: Record<string, string> = {
  ...{ a: "å", e: "ë", i: "ï", o: "ö", u: "ü", y: "ý", c: "ç", n: "ñ", s: "š", z: "ž" },
  ...{ A: "Å", E: "Ë", I: "Ï", O: "Ö", U: "Ü", Y: "Ý", C: "Ç", N: "Ñ", S: "Š", Z: "Ž" },
};

/** Text in the pseudo language: accents, and as much longer as a translation may be. */
export function longer(text: string): string {
  const words = text.trim();
  if (!/[a-z]{2}/i.test(words)) return text;
  const accented = words.replaceAll(/[A-Za-z]/g, (letter) => letters[letter] ?? letter);
  return text.replace(words, `[${accented}${"·".repeat(Math.ceil(words.length * 0.4))}]`);
}

/** What each text said and says, by any of the stories of a page. */
const written = new WeakMap<Node, { before: string; after: string }>();

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => !text.parentElement?.closest("style, script"));
}

/** Shows all text below an element in the pseudo language until it is stopped. */
export function lengthenWithin(root: HTMLElement): () => void {
  function lengthen() {
    for (const text of textsIn(root)) {
      if (written.get(text)?.after === text.data) continue;
      const before = text.data;
      text.data = longer(before);
      written.set(text, { before, after: text.data });
    }
  }
  const observer = new MutationObserver(lengthen);
  observer.observe(root, { characterData: true, childList: true, subtree: true });
  lengthen();
  return () => {
    observer.disconnect();
    for (const text of textsIn(root)) {
      const known = written.get(text);
      if (known?.after === text.data) text.data = known.before;
      written.delete(text);
    }
  };
}
