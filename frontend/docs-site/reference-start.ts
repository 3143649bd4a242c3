type SwaggerUi = {
  specActions: { updateUrl: (url: string) => void; download: (url: string) => void };
};

declare const SwaggerUIBundle: (options: Record<string, unknown>) => SwaggerUi;

const operationInAddress = /^#\/[\w-]+\/(\w+)$/;
const list = document.getElementById("operations")!;
const shown = document.getElementById("operation")!;
const links = document.querySelectorAll<HTMLAnchorElement>("[data-pages] details a");
let ui: SwaggerUi | null = null;

show();
addEventListener("hashchange", show);

/** The operation that the address names, or else the list: an address may name none of ours. */
function show(): void {
  const isListed = [...links].some((link) => link.hash === location.hash);
  const operation = isListed ? operationInAddress.exec(location.hash)?.[1] : undefined;
  list.hidden = operation !== undefined;
  shown.hidden = operation === undefined;
  mark();
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
