/** `deno task storybook contact-sheet`: a page per group with a picture of every story in every look. */
import { escape } from "html-escaper";
import { root } from "../support/source-files.ts";
import { drawStories, looks } from "./draw-stories.ts";
import type { Story } from "./story-frame.ts";

function groupOf({ title }: Story): string {
  return title.split("/")[0]!.toLowerCase();
}

function sheet(group: string, stories: Story[]): string {
  const rows = stories.map(({ id, title, name }) =>
    `<tr><th scope="row">${escape(title.split("/").at(-1)!)}<br><small>${
      escape(name)
    }</small></th>${
      Object.keys(looks).map((look) =>
        `<td><a href="${look}/${id}.png"><img src="${look}/${id}.png" alt="${look}"></a></td>`
      ).join("")
    }</tr>`
  );
  const heads = Object.keys(looks).map((look) => `<th>${look}</th>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${group}</title><style>
    body{font:14px system-ui;margin:24px}table{border-collapse:collapse}
    th{text-align:start;vertical-align:top;padding:8px;inline-size:120px}
    td{padding:8px;vertical-align:top}img{max-inline-size:560px;border:1px solid #ccc}</style>
    <h1>${group}</h1><table><thead><tr><th>Story</th>${heads}</tr></thead>
    <tbody>${rows.join("\n")}</tbody></table></html>`;
}

const started = performance.now();
const directory = `${root}dist/contact-sheet`;
const stories = await drawStories(`${root}dist/storybook`, directory);
for (const [group, members] of Map.groupBy(stories, groupOf)) {
  const path = `${directory}/${group}.html`;
  await Deno.writeTextFile(path, sheet(group, members));
  console.log(`contact sheet: ${members.length} stories in ${path}`);
}
console.log(`contact sheet: ${((performance.now() - started) / 1000).toFixed(0)} s`);
