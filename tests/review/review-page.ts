import { escape } from "html-escaper";
import type { Story } from "./story-frame.ts";

/** A story in one look. Paths are from the page; `before` or `after` is null when there is no such story then. */
export type Change = {
  story: Story;
  look: string;
  share: number;
  before: string | null;
  after: string | null;
  marked: string | null;
};

type Compared = { before: string; after: string; stories: number; looks: number };

/** A page with all changes, grouped by component; those that changed most come first. */
export function reviewPage(changes: Change[], compared: Compared): string {
  const groups = [...Map.groupBy(changes, ({ story }) => story.title)]
    .map(([title, all]) => ({ title, all: all.toSorted((a, b) => b.share - a.share) }))
    .toSorted((a, b) => b.all[0]!.share - a.all[0]!.share);
  const { before, after, stories, looks } = compared;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Review: ${escape(before)} and ${escape(after)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-width: 1680px; }
  nav ul { columns: 260px; padding: 0; list-style: none; }
  section { border-top: 1px solid #8886; margin-top: 32px; }
  figure { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; margin: 16px 0; }
  figcaption { grid-column: 1 / -1; }
  figure div { min-width: 0; }
  img { display: block; max-width: 100%; border: 1px solid #8886; }
  small { color: #777; }
</style>
<h1>${countOf(groups.length, "component")} changed</h1>
<p>${escape(before)} beside ${escape(after)}: ${stories} stories in ${looks} looks.</p>
<nav aria-label="Components"><ul>${
    groups.map(({ title, all }) =>
      `<li><a href="#${anchorOf(title)}">${escape(title)}</a> <small>${
        percent(all[0]!.share)
      }</small></li>`
    ).join("")
  }</ul></nav>
${groups.map(({ title, all }) => group(title, all)).join("\n")}
</html>
`;
}

function group(title: string, changes: Change[]): string {
  return `<section id="${anchorOf(title)}"><h2>${escape(title)}</h2>${
    changes.map(figure).join("\n")
  }</section>`;
}

function figure({ story, look, share, before, after, marked }: Change): string {
  const what = before && after ? percent(share) : before ? "removed" : "new";
  return `<figure><figcaption><b>${
    escape(story.name)
  }</b>, ${look} <small>${what}</small></figcaption>${picture("Before", before)}${
    picture("After", after)
  }${picture("Difference", marked)}</figure>`;
}

function picture(name: string, path: string | null): string {
  const image = path
    ? `<a href="${path}"><img src="${path}" alt="${name}" loading="lazy"></a>`
    : "–";
  return `<div><small>${name}</small>${image}</div>`;
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

const countOf = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
