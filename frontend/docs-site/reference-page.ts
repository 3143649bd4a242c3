import { docsShell } from "./docs-shell.ts";
import { type Area, operationAddress, operationLine } from "./operations.ts";
import { escape } from "html-escaper";

/** The reference of all operations: Swagger UI, and the list of operations without it. */
export function referencePage(areas: Area[]): string {
  const navigation = areas.map(({ name, operations }) =>
    `<details><summary>${name} <small>${operations.length}</small></summary><ul>${
      operations.map((operation) =>
        `<li><a href="${operationAddress(operation)}">${operation.id}</a></li>`
      ).join("")
    }</ul></details>`
  );
  const lists = areas.map(({ name, description, operations }) =>
    `<h2 id="list-${name}">${name}</h2><p>${escape(description)}</p><ul class="operations">${
      operations.map(operationLine).join("")
    }</ul>`
  );
  return docsShell({
    path: "/docs/reference",
    title: "Reference",
    description: "Every operation of the API with its parameters, bodies, answers and refusals.",
    main: `<h1 class="visually-hidden">Reference</h1><div id="reference"></div>
      <noscript><p>Without scripts this is the list of operations; <a href="/openapi.yaml">openapi.yaml</a> has all of each.</p>${
      lists.join("")
    }</noscript>
      <script src="/docs/swagger-ui-bundle.js" defer></script>
      <script type="module" src="/docs/reference-start.js"></script>`,
    navigation: `<p class="label">Operations</p>${navigation.join("")}`,
    styles: ["reference.css"],
  });
}
