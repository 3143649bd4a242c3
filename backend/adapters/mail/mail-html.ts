import { escape } from "html-escaper";

export type FilledMail = {
  subject: string;
  lines: string[];
  details: string[];
  button: string;
  link: string;
  smallPrint: string[];
  unsubscribe: { label: string; link: string } | null;
  brand: string;
  language: string;
};

const light = {
  page: "#f7f4ee",
  card: "#ffffff",
  ink: "#26332d",
  quiet: "#63706a",
  spruce: "#1d5c44",
  onSpruce: "#ffffff",
};
const dark = {
  page: "#161c19",
  card: "#1f2723",
  ink: "#e9e6df",
  quiet: "#a8b3ad",
  spruce: "#9fd0b8",
  onSpruce: "#10241b",
};

const darkStyles = `@media (prefers-color-scheme:dark){` +
  `.ground{background:${dark.page}!important}` +
  `.card{background:${dark.card}!important}` +
  `.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}` +
  `.quiet a{color:${dark.quiet}!important}` +
  `.spruce{color:${dark.spruce}!important;border-color:${dark.spruce}!important}` +
  `.button{background:${dark.spruce}!important;color:${dark.onSpruce}!important}}`;

/** Fills the preview of mail lists and locked screens with blanks, so that no names or times show there. */
const emptyPreview = "&#847;&zwnj;&nbsp;".repeat(120);

/** The mail as one HTML page. Styles are inline and nothing is fetched, because most mail programs support nothing else. */
export function mailHtml(mail: FilledMail): string {
  const { subject, lines, details, button, link, smallPrint, unsubscribe, brand, language } = mail;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(subject)}</title><style>${darkStyles}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escape(brand)} ${emptyPreview}</div>`,
    `<div class="ground ink" style="padding:32px 16px;background:${light.page};color:${light.ink};`,
    `font:16px/1.6 Georgia,serif;overflow-wrap:anywhere">`,
    `<div class="card" style="max-width:520px;margin:0 auto;padding:32px;background:${light.card};border-radius:12px">`,
    `<p class="spruce" style="margin:0 0 24px;font-size:20px;color:${light.spruce}">${
      escape(brand)
    }</p>`,
    ...lines.map((line) => `<p style="margin:0 0 12px">${escape(line)}</p>`),
    details.length === 0 ? "" : detailsBox(details),
    `<p style="margin:24px 0"><a class="button" href="${
      escape(link)
    }" style="display:inline-block;padding:12px 24px;`,
    `background:${light.spruce};color:${light.onSpruce};border-radius:8px;text-decoration:none">${
      escape(button)
    }</a></p>`,
    ...smallPrint.map((line) => smallParagraph(escape(line))),
    unsubscribe === null ? "" : smallParagraph(
      `<a href="${escape(unsubscribe.link)}" style="color:${light.quiet}">${
        escape(unsubscribe.label)
      }</a>`,
    ),
    `</div></div></body></html>`,
  ].join("");
}

function detailsBox([first = "", ...details]: string[]): string {
  const style = `margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid ${light.spruce}`;
  const lines = [`<strong>${escape(first)}</strong>`, ...details.map(escape)];
  return `<p class="spruce" style="${style}"><span class="ink" style="color:${light.ink}">${
    lines.join("<br>")
  }</span></p>`;
}

function smallParagraph(html: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;color:${light.quiet}">${html}</p>`;
}
