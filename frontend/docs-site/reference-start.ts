type SwaggerUi = {
  specActions: { updateUrl: (url: string) => void; download: (url: string) => void };
};

declare const SwaggerUIBundle: (options: Record<string, unknown>) => SwaggerUi;

const operationInAddress = /^#\/[\w-]+\/(\w+)$/;
const list = document.getElementById("operations")!;
const shown = document.getElementById("operation")!;
const links = document.querySelectorAll<HTMLAnchorElement>("[data-pages] details a");
const search = document.querySelector<HTMLFormElement>("#find")!;
const title = document.title;
let ui: SwaggerUi | null = null;

search.hidden = false;
search.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", find);
show();
addEventListener("hashchange", show);

/** Leaves the operations whose method, path, sentence or name has all words. */
function find(): void {
  const { value } = search.elements.namedItem("words") as HTMLInputElement;
  const words = value.toLowerCase().split(/\s+/);
  let count = 0;
  for (const area of list.querySelectorAll<HTMLElement>("[data-area]")) {
    for (const item of area.querySelectorAll("li")) {
      const text = `${item.textContent} ${item.querySelector("a")?.hash}`.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) count++;
    }
    area.hidden = area.querySelector("li:not([hidden])") === null;
  }
  const found = document.getElementById("found")!;
  found.textContent = count === 0
    ? "No operation has these words."
    : `${count} operation${count === 1 ? "" : "s"}`;
}

/** An address with only the name of an operation leads to it, too. */
function forwarded(): boolean {
  const link = [...links].find(({ hash }) => hash.endsWith(`/${location.hash.slice(1)}`));
  if (!/^#\w+$/.test(location.hash) || !link) return false;
  location.replace(link.hash);
  return true;
}

/** The operation that the address names, or else the list: an address may name none of ours. */
function show(): void {
  if (forwarded()) return;
  const isListed = [...links].some((link) => link.hash === location.hash);
  const operation = isListed ? operationInAddress.exec(location.hash)?.[1] : undefined;
  list.hidden = operation !== undefined;
  shown.hidden = operation === undefined;
  mark();
  document.title = operation ? `${operation} – ${title}` : title;
  if (operation === undefined) return;
  const url = `/docs/operations/${operation}.json`;
  if (ui) {
    ui.specActions.updateUrl(url);
    ui.specActions.download(url);
  } else {
    ui = SwaggerUIBundle({
      url,
      dom_id: "#reference",
      docExpansion: "full",
      defaultModelsExpandDepth: -1,
      displayOperationId: true,
      displayRequestDuration: true,
      persistAuthorization: false,
      requestSnippetsEnabled: true,
      syntaxHighlight: false,
    });
  }
  scrollTo(0, 0);
}

/** Shows in the list beside the operation which one it is. */
function mark(): void {
  for (const link of links) {
    if (link.hash !== location.hash) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "true");
    const area = link.closest("details");
    if (area) area.open = true;
    link.scrollIntoView({ block: "center" });
  }
}
