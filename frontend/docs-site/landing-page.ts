import { escape } from "html-escaper";
import { docsShell } from "./docs-shell.ts";
import { render } from "./guide.ts";
import { guideAddress, guides } from "./guide-list.ts";
import type { Area } from "./operations.ts";

const title = "Build on Heaolu";

const lead =
  "Search practitioners, read their free times and book: from the server of your site, your clinic's software or a health portal.";

/** Needs no key, so it works as it stands. */
const firstCall = `
\`\`\`sh
curl -X POST http://localhost:8000/api/therapists/search \\
  -H 'Content-Type: application/json' -d '{"text": "massage", "limit": 3}'
\`\`\`

\`\`\`ts
const answer = await fetch("http://localhost:8000/api/therapists/search", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ text: "massage", limit: 3 }),
});
const { therapists, total } = await answer.json();
\`\`\`

\`\`\`python
import json, urllib.request

request = urllib.request.Request(
    "http://localhost:8000/api/therapists/search",
    data=json.dumps({"text": "massage", "limit": 3}).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as answer:
    found = json.load(answer)
\`\`\`
`;

/** The first page: the guides, a first call, and the areas of the reference. */
export function landingPage(areas: Area[]): string {
  const cards = guides.map(({ name, label, summary }) =>
    `<li><a href="${guideAddress(name)}"><strong>${label}</strong><span>${summary}</span></a></li>`
  );
  const links = areas.filter(({ name }) => name !== "admin").map(({ name, description }) =>
    `<li><a href="/docs/reference#${name}"><strong>${name}</strong><span>${
      escape(description)
    }</span></a></li>`
  );
  return docsShell({
    path: "/docs",
    title,
    description: lead,
    main: `<div class="landing">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p class="actions"><a class="button" href="${guideAddress("get-started")}">Get started</a>
        <a href="/docs/reference">All operations</a></p>
      <section aria-labelledby="guides"><h2 id="guides">Guides</h2><ul class="cards">${
      cards.join("")
    }</ul></section>
      <section aria-labelledby="first"><h2 id="first">A first call</h2>
        <p>Searching, profiles and free times need no key.</p>${render(firstCall, areas)}</section>
      <section aria-labelledby="areas"><h2 id="areas">Reference</h2><ul class="areas">${
      links.join("")
    }</ul></section>
    </div>`,
  });
}
