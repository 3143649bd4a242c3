type SwaggerUi = { layoutActions: { show: (what: string[], shown: boolean) => void } };

declare const SwaggerUIBundle: (options: Record<string, unknown>) => SwaggerUi;

const ui = SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  requestSnippetsEnabled: true,
  syntaxHighlight: false,
  onComplete: mark,
});

// Swagger UI reads the address only when it starts.
addEventListener("hashchange", () => {
  const [, area, operation] = location.hash.split("/");
  if (!area) return;
  ui.layoutActions.show(["operations-tag", area], true);
  if (operation) ui.layoutActions.show(["operations", area, operation], true);
  const id = operation ? `operations-${area}-${operation}` : `operations-tag-${area}`;
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
  mark();
});

/** Shows in the list of operations which one the address names. */
function mark(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-pages] details a")) {
    const isCurrent = link.hash === location.hash;
    if (!isCurrent) {
      link.removeAttribute("aria-current");
      continue;
    }
    link.setAttribute("aria-current", "true");
    const area = link.closest("details");
    if (area) area.open = true;
  }
}
