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

/** What was written into which text, by any of the stories of a page. */
const done = new WeakMap<Node, string>();

/** Shows all text below an element in the pseudo language until it is stopped. */
export function lengthenWithin(root: HTMLElement): () => void {
  function lengthen() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (done.get(node) === node.data || node.parentElement?.closest("style, script")) continue;
      node.data = longer(node.data);
      done.set(node, node.data);
    }
  }
  const observer = new MutationObserver(lengthen);
  observer.observe(root, { characterData: true, childList: true, subtree: true });
  lengthen();
  return () => observer.disconnect();
}
