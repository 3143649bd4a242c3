/** A text in another language, or undefined where it stays as it is. */
export type Translate = (text: string) => string | undefined;

const attributes = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
];

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const textBoxes = "textarea, input:is(:not([type]), [type=text], [type=search])";

/** What Storybook gives a language: the page, its documentation, and a story in it. */
const frames = ":root, .sbdocs, [id^='story--'], .docs-story-root";

/** A part with a language of its own is written in it on purpose, and documentation is English. */
function isLeftAlone(element: Element | null): boolean {
  if (!element || element.closest("style, script, [translate=no]")) return true;
  if (element.closest("[lang]")?.matches(frames) === false) return true;
  return element.closest("#storybook-docs") !== null && !element.closest(".docs-story-root");
}

function elementsIn(node: Node): Element[] {
  return node instanceof Element ? [node, ...node.querySelectorAll("*")] : [];
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** A place that holds a text: a text node, an attribute, or what stands in a text box before it is edited. */
type Place = { owner: Node; name: string; read: () => string; write: (text: string) => void };

function placesIn(node: Node): Place[] {
  const places: Place[] = [];
  for (const text of textsIn(node)) {
    if (isLeftAlone(text.parentElement) || text.parentElement!.matches("textarea")) continue;
    const write = (next: string) => void (text.data = next);
    places.push({ owner: text, name: "text", read: () => text.data, write });
  }
  for (const element of elementsIn(node)) {
    if (isLeftAlone(element)) continue;
    for (const name of attributes) {
      if (!element.hasAttribute(name)) continue;
      const write = (next: string) => element.setAttribute(name, next);
      places.push({ owner: element, name, read: () => element.getAttribute(name)!, write });
    }
    if (element.matches(textBoxes)) places.push(valueOf(element as TextBox));
  }
  return places;
}

/** React writes the default value, too, so that its later writing is seen. */
function valueOf(box: TextBox): Place {
  const write = (next: string) => {
    box.defaultValue = next;
    if (box.value !== next) box.value = next;
  };
  return { owner: box, name: "value", read: () => box.value, write };
}

/** Each text below a node that a reader gets, once. */
export function writtenTexts(node: Node): string[] {
  const texts = placesIn(node).map(({ read }) => read().replaceAll(/\s+/g, " ").trim());
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/** Shows all text below an element in another language until it is stopped. */
export function translateWithin(root: HTMLElement, translate: Translate): () => void {
  const written = new Map<Node, Map<string, { before: string; after: string }>>();
  const edited = new WeakSet<Node>();

  function show(node: Node) {
    for (const { owner, name, read, write } of placesIn(node)) {
      const before = read();
      if (name === "value" && edited.has(owner)) continue;
      if (written.get(owner)?.get(name)?.after === before) continue;
      const words = before.trim();
      const translated = words && translate(words.replaceAll(/\s+/g, " "));
      if (translated === "" || translated === undefined || translated === words) continue;
      const after = before.replace(words, () => translated);
      if (!written.has(owner)) written.set(owner, new Map());
      written.get(owner)!.set(name, { before, after });
      write(after);
    }
  }

  function takeNote(records: MutationRecord[]) {
    for (const { type, target, addedNodes } of records) {
      if (target.nodeName === "TEXTAREA" || type !== "childList") show(target);
      else for (const node of addedNodes) show(node);
    }
    for (const owner of written.keys()) if (!owner.isConnected) written.delete(owner);
  }

  const edit = ({ target }: Event) => void (target instanceof Node && edited.add(target));
  const observer = new MutationObserver(takeNote);
  const attributeFilter = [...attributes, "value"];
  observer.observe(root, {
    ...{ characterData: true, childList: true, subtree: true },
    attributeFilter,
  });
  root.addEventListener("input", edit, true);
  show(root);
  return () => {
    observer.disconnect();
    root.removeEventListener("input", edit, true);
    for (const { owner, name, read, write } of placesIn(root)) {
      const known = written.get(owner)?.get(name);
      if (known && known.after === read()) write(known.before);
    }
  };
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/**
 * The properties of a story with the texts of its lists translated, such as the options that a field filters, or the
 * names that a drawing makes room for.
 */
export function translateLists<Value>(value: Value, translate: Translate, isInList = false): Value {
  if (Array.isArray(value)) {
    return value.map((item) => translateLists(item, translate, true)) as Value;
  }
  if (typeof value !== "object" || value === null || !isPlain(value) || "$$typeof" in value) {
    return value;
  }
  const translated = Object.entries(value).map(([name, inner]) => {
    const isText = isInList && typeof inner === "string" && /^(label|name|text|title)$/.test(name);
    return [name, isText ? translate(inner) ?? inner : translateLists(inner, translate, isInList)];
  });
  return Object.fromEntries(translated) as Value;
}

let shown: Translate | undefined;
let stop = () => {};

/** Shows the page in another language. All stories of a page have the same one. */
export function translatePage(translate: Translate | undefined) {
  if (translate === shown) return;
  stop();
  shown = translate;
  stop = translate ? translateWithin(document.body, translate) : () => {};
}
