import { escape } from "html-escaper";
import { frameColors } from "ui-kit/.storybook/frame-colors.ts";
import type { Area } from "./compare-pictures.ts";
import type { Story } from "./story-frame.ts";

/** A story in one look. Paths are from the page; `before` or `after` is null when there is no such story then. */
export type Change = {
  story: Story;
  look: string;
  share: number;
  before: string | null;
  after: string | null;
  marked: string | null;
  /** Where the pictures differ, and their size; null when one of them is missing. */
  found: { area: Area; width: number; height: number } | null;
};

type Compared = { before: string; after: string; stories: number; looks: number };

/** What stands around a change belongs to its picture (px). */
const margin = 48;
const smallest = { width: 480, height: 160 };

const colors = (mode: "light" | "dark") =>
  Object.entries(frameColors[mode]).map(([name, value]) => `--${name}:${value}`).join(";");

const styles = `
  :root { color-scheme: light; ${colors("light")} }
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; ${colors("dark")} } }
  body { margin: 0 auto; padding: 32px clamp(16px, 4vw, 48px); max-width: 1680px;
    background: var(--canvas); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 32px; line-height: 1.2; }
  h2 { margin: 0 0 8px; font-size: 22px; }
  a { color: var(--theme); text-underline-offset: 3px; }
  :focus-visible { outline: 3px solid var(--theme); outline-offset: 2px; }
  p, small, figcaption { color: var(--text-soft); }
  code { font-size: .95em; }
  nav ul { columns: 280px; gap: 32px; padding: 0; list-style: none; line-height: 2; }
  nav li { display: flex; justify-content: space-between; gap: 16px; break-inside: avoid;
    border-bottom: 1px solid var(--line); }
  fieldset { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 24px 0;
    border: 0; border-block: 1px solid var(--line); padding: 12px 0; background: var(--canvas); }
  legend { position: absolute; clip-path: inset(50%); }
  label { display: flex; align-items: center; gap: 8px; min-height: 24px; }
  input { accent-color: var(--theme); }
  section { margin-top: 32px; border: 1px solid var(--line); border-radius: 12px; padding: 24px;
    background: var(--surface); scroll-margin-top: 72px; }
  figure { margin: 24px 0 0; border-top: 1px solid var(--line); padding-top: 16px; }
  figcaption { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-bottom: 8px; }
  b { color: var(--text); }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
  .picture { position: relative; display: block; overflow: hidden; border: 1px solid var(--control-line);
    background: var(--sunken); }
  .picture img { display: block; width: 100%; }
  .picture[style] img { position: absolute; width: var(--width); left: var(--left); top: var(--top); }
  body:has([value=whole]:checked) .picture[style] { aspect-ratio: auto !important; }
  body:has([value=whole]:checked) .picture[style] img { position: static; width: 100%; }`;

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
<style>${styles}</style>
<h1>${
    groups.length === 0 ? "Nothing changed" : `${countOf(groups.length, "component")} changed`
  }</h1>
<p>${countOf(changes.length, "picture")} of ${stories * looks} differ between <code>${
    escape(before)
  }</code> and <code>${escape(after)}</code>: ${
    countOf(stories, "story")
  } in ${looks} looks. What changed most comes first.</p>
${groups.length === 0 ? "" : contents(groups)}
${groups.map(({ title, all }) => group(title, all)).join("\n")}
</html>
`;
}

type Group = { title: string; all: Change[] };

function contents(groups: Group[]): string {
  const links = groups.map(({ title, all }) =>
    `<li><a href="#${anchorOf(title)}">${escape(title)}</a> <small>${
      countOf(all.length, "picture")
    }, ${amountOf(all[0]!)}</small></li>`
  );
  const looks = [...new Set(groups.flatMap(({ all }) => all.map(({ look }) => look)))].toSorted();
  const boxes = looks.map((look) =>
    `<label><input type="checkbox" value="${look}" checked>${look}</label>`
  );
  const hides = looks.map((look) =>
    `body:has([value="${look}"]:not(:checked)) [data-look="${look}"] { display: none; }`
  );
  return `<nav aria-label="Components"><ul>${links.join("")}</ul></nav>
<fieldset><legend>Show</legend>${
    boxes.join("")
  }<label><input type="checkbox" value="whole">Whole pictures</label></fieldset>
<style>${hides.join("\n")}</style>`;
}

function group(title: string, changes: Change[]): string {
  return `<section id="${anchorOf(title)}"><h2>${escape(title)}</h2>${
    changes.map(figure).join("\n")
  }</section>`;
}

function figure(change: Change): string {
  const { story, look, before, after, marked } = change;
  const style = cropOf(change);
  return `<figure data-look="${look}"><figcaption><b>${
    escape(story.name)
  }</b><span>${look}</span><span>${amountOf(change)}</span></figcaption><div class="pictures">${
    picture("Before", before, style)
  }${picture("After", after, style)}${picture("Difference", marked, style)}</div></figure>`;
}

function picture(name: string, path: string | null, style: string): string {
  if (!path) return "";
  const image = `<img src="${path}" alt="${name}" loading="lazy">`;
  return `<div><small>${name}</small><a class="picture" href="${path}"${style}>${image}</a></div>`;
}

/** Shows the part of a picture around its change; nothing when that is most of it. */
function cropOf({ found }: Change): string {
  if (!found) return "";
  const { area, width, height } = found;
  const across = spanOf(area.left, area.width, width, smallest.width);
  const down = spanOf(area.top, area.height, height, smallest.height);
  if (across.size * down.size > 0.7 * width * height) return "";
  const share = (part: number, whole: number) => `${(part / whole * 100).toFixed(2)}%`;
  return ` style="aspect-ratio:${across.size}/${down.size};--width:${
    share(width, across.size)
  };--left:${share(-across.start, across.size)};--top:${share(-down.start, down.size)}"`;
}

/** A part of a length with its margins, or more of it, so that it has the smallest size. */
function spanOf(from: number, length: number, whole: number, least: number) {
  const size = Math.min(whole, Math.max(length + 2 * margin, least));
  const start = Math.min(Math.max(0, from + length / 2 - size / 2), whole - size);
  return { start, size };
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function amountOf({ share, before, after }: Change): string {
  if (!before) return "new";
  if (!after) return "removed";
  return `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} % differs`;
}

const plurals: Record<string, string> = { story: "stories" };

const countOf = (count: number, name: string) =>
  `${count} ${count === 1 ? name : plurals[name] ?? `${name}s`}`;
