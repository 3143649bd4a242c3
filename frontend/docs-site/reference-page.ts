import { docsShell } from "./docs-shell.ts";
import { type Area, operationAddress, operationLine } from "./operations.ts";
import { escape } from "html-escaper";

/** The list of all operations; scripts show one of them with Swagger UI. */
export function referencePage(areas: Area[]): string {
  const navigation = areas.map(({ name, operations }) =>
    `<details><summary>${name} <small>${operations.length}</small></summary><ul>${
      operations.map((operation) =>
        `<li><a href="${operationAddress(operation)}">${operation.id}</a></li>`
      ).join("")
    }</ul></details>`
  );
  const lists = areas.map(({ name, description, operations }) =>
    `<section data-area><h2 id="${name}">${name}</h2><p>${
      escape(description)
    }</p><ul class="operations">${operations.map(operationLine).join("")}</ul></section>`
  );
  return docsShell({
    path: "/docs/reference",
    title: "Reference",
    description: "Every operation of the API with its parameters, bodies, answers and refusals.",
    main: `<div id="operations"><h1>Reference</h1>
        <p class="lead">Every operation with its parameters, bodies, answers and refusals, to be tried out here.
          <a href="/openapi.yaml">openapi.yaml</a> has all of it as one file.
          <a href="/docs/get-started">Get started</a> says which need a key.</p>
        <noscript><p>Trying out needs scripts.</p></noscript>
        <form id="find" class="search" role="search" hidden><label>Find an operation
          <input type="search" name="words" placeholder="cancel session"></label>
          <p id="found" aria-live="polite"></p></form>${lists.join("")}</div>
      <div id="operation" hidden><p><a href="/docs/reference">All operations</a></p><div id="reference"></div></div>
      <script src="/docs/swagger-ui-bundle.js" defer></script>
      <script type="module" src="/docs/reference-start.js"></script>`,
    navigation: `<p class="label">Operations</p>${navigation.join("")}`,
    styles: ["reference.css"],
  });
}
