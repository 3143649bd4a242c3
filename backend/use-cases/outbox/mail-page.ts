import type { FilledMail } from "./mail-rendering.ts";

const light = {
  ground: "#f7f4ee",
  card: "#ffffff",
  ink: "#26332d",
  quiet: "#63706a",
  spruce: "#1d5c44",
  on: "#ffffff",
};
const dark = {
  ground: "#161c19",
  card: "#1f2723",
  ink: "#e9e6df",
  quiet: "#a8b3ad",
  spruce: "#9fd0b8",
  on: "#10241b",
};

/** For those readers that know a stylesheet: the same page at night. */
const atNight = `@media (prefers-color-scheme:dark){` +
  `.ground{background:${dark.ground}!important}` +
  `.card{background:${dark.card}!important}` +
  `.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}` +
  `.quiet a{color:${dark.quiet}!important}` +
  `.spruce{color:${dark.spruce}!important;border-color:${dark.spruce}!important}` +
  `.button{background:${dark.spruce}!important;color:${dark.on}!important}}`;

/**
 * A list of mails shows how each begins, on locked screens too: after the house's name it finds nothing, so that who and
 * what is read by whoever opens the mail.
 */
const nothingMore = "&#847;&zwnj;&nbsp;".repeat(120);

/** Most mail readers know no stylesheets: everything is said where it is used, and no picture is fetched. */
export function mailPage(mail: FilledMail): string {
  const { subject, lines, details, button, link, after, settings, brand, language } = mail;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(subject)}</title><style>${atNight}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.ground}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escape(brand)} ${nothingMore}</div>`,
    `<div class="ground ink" style="padding:32px 16px;background:${light.ground};color:${light.ink};`,
    `font:16px/1.6 Georgia,serif;overflow-wrap:anywhere">`,
    `<div class="card" style="max-width:520px;margin:0 auto;padding:32px;background:${light.card};border-radius:12px">`,
    `<p class="spruce" style="margin:0 0 24px;font-size:20px;color:${light.spruce}">${
      escape(brand)
    }</p>`,
    ...lines.map((line) => `<p style="margin:0 0 12px">${escape(line)}</p>`),
    details.length === 0 ? "" : box(details),
    `<p style="margin:24px 0"><a class="button" href="${
      escape(link)
    }" style="display:inline-block;padding:12px 24px;`,
    `background:${light.spruce};color:${light.on};border-radius:8px;text-decoration:none">${
      escape(button)
    }</a></p>`,
    ...after.map((line) => smallPrint(escape(line))),
    settings === null ? "" : smallPrint(
      `<a href="${escape(settings.link)}" style="color:${light.quiet}">${
        escape(settings.words)
      }</a>`,
    ),
    `</div></div></body></html>`,
  ].join("");
}

/** The first of them, when it is, is what is looked for. */
function box([first = "", ...details]: string[]): string {
  const style = `margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid ${light.spruce}`;
  const lines = [`<strong>${escape(first)}</strong>`, ...details.map(escape)];
  return `<p class="spruce" style="${style}"><span class="ink" style="color:${light.ink}">${
    lines.join("<br>")
  }</span></p>`;
}

function smallPrint(html: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;color:${light.quiet}">${html}</p>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
