import { escape } from "html-escaper";
import type { FilledMail, MailLink, MailRow } from "./filled-mail.ts";

const light = {
  page: "#f1ede4",
  card: "#ffffff",
  ink: "#26332d",
  quiet: "#63706a",
  line: "#e3ddd0",
  spruce: "#1d5c44",
  onSpruce: "#ffffff",
};
const dark = {
  page: "#101512",
  card: "#1c2420",
  ink: "#e9e6df",
  quiet: "#a8b3ad",
  line: "#35403a",
  spruce: "#9fd0b8",
  onSpruce: "#10241b",
};

const serif = "Literata,Georgia,'Times New Roman',serif";
const sans = "Commissioner,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const styles = `.row td{vertical-align:top}` +
  `@media (max-width:480px){.card{padding:24px 20px!important;border-radius:0!important}` +
  `.ground{padding-left:0!important;padding-right:0!important}.name{width:84px!important}}` +
  `@media (prefers-color-scheme:dark){` +
  `.ground{background:${dark.page}!important}` +
  `.card{background:${dark.card}!important}` +
  `.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}` +
  `.quiet a{color:${dark.quiet}!important}` +
  `.line{border-color:${dark.line}!important}` +
  `.spruce{color:${dark.spruce}!important;border-color:${dark.spruce}!important}` +
  `.button{background:${dark.spruce}!important;color:${dark.onSpruce}!important}}`;

/** Fills the preview of mail lists and locked screens with blanks, so that no names or times show there. */
const emptyPreview = "&#847;&zwnj;&nbsp;".repeat(120);

/** The mail as one HTML page. Styles are inline and nothing is fetched, because most mail programs support nothing else. */
export function mailHtml(mail: FilledMail): string {
  const { subject, heading, lines, rows, details, times, brand, language } = mail;
  const links = [...mail.links, ...mail.calendars];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(subject)}</title><style>${styles}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escape(brand)} ${emptyPreview}</div>`,
    `<div class="ground ink" style="padding:24px 16px;background:${light.page};color:${light.ink};`,
    `font:16px/1.6 ${sans};overflow-wrap:anywhere">`,
    `<div class="card" style="max-width:528px;margin:0 auto;padding:36px;background:${light.card};border-radius:12px">`,
    `<p class="spruce" style="margin:0 0 24px;font:18px/1.3 ${serif};color:${light.spruce}">${
      escape(brand)
    }</p>`,
    heading === null ? "" : `<h1 class="ink" style="margin:0 0 20px;font:400 26px/1.25 ${serif};` +
      `color:${light.ink}">${escape(heading)}</h1>`,
    ...lines.map((line) => `<p style="margin:0 0 12px">${escape(line)}</p>`),
    rows.length === 0 ? "" : rowTable(rows),
    details.length === 0 ? "" : detailsBox(details),
    buttonHtml(mail.button),
    times === null ? "" : timesHtml(times),
    links.length === 0
      ? ""
      : `<p style="margin:0 0 8px;font-size:15px">${
        links.map((link) => `${linkHtml(link)}&nbsp;&nbsp; `).join("")
      }</p>`,
    tail(mail),
    `</div></div></body></html>`,
  ].join("");
}

function rowTable(rows: MailRow[]): string {
  return `<table width="100%" cellspacing="0" cellpadding="0" class="line" style="border-collapse:` +
    `collapse;border-bottom:1px solid ${light.line};font-size:15px;line-height:1.5">${
      rows.map(rowHtml).join("")
    }</table>`;
}

function rowHtml({ label, struck, value, note, links = [] }: MailRow): string {
  const cell = `border-top:1px solid ${light.line};padding:10px 0;vertical-align:top`;
  const small = `display:block;font-size:14px;color:${light.quiet}`;
  const answer = [
    struck ? `<s class="quiet" style="color:${light.quiet}">${escape(struck)}</s>` : "",
    value === "" ? "" : valueHtml(value, struck !== undefined),
  ].filter(Boolean).join("<br>");
  return `<tr class="row"><th scope="row" align="left" class="line quiet name" style="${cell};width:108px;` +
    `padding-right:12px;font-weight:400;color:${light.quiet}">${
      escape(label)
    }</th><td class="line ink" style="${cell};color:${light.ink}">${answer}${
      note ? `<span class="quiet" style="${small}">${escape(note)}</span>` : ""
    }${
      links.map((link) => `<span style="display:block;font-size:14px">${linkHtml(link)}</span>`)
        .join("")
    }</td></tr>`;
}

function valueHtml(value: string | MailLink, isNew: boolean): string {
  if (typeof value !== "string") return linkHtml(value);
  return isNew ? `<b>${escape(value)}</b>` : escape(value);
}

function linkHtml({ label, link }: MailLink): string {
  return `<a class="spruce" href="${escape(link)}" style="color:${light.spruce}">${
    escape(label)
  }</a>`;
}

function buttonHtml({ label, link }: MailLink): string {
  return `<p style="margin:24px 0 16px"><a class="button" href="${
    escape(link)
  }" style="display:inline-block;padding:12px 24px;background:${light.spruce};color:${light.onSpruce};` +
    `border-radius:8px;text-decoration:none">${escape(label)}</a></p>`;
}

function timesHtml({ label, links }: NonNullable<FilledMail["times"]>): string {
  const box =
    `display:inline-block;margin:0 8px 8px 0;padding:8px 14px;border:1px solid ${light.spruce};` +
    `border-radius:8px;color:${light.spruce};text-decoration:none;font-size:15px`;
  const boxes = links.map(({ label, link }) =>
    `<a class="spruce" href="${escape(link)}" style="${box}">${escape(label)}</a>`
  );
  return `<p style="margin:0 0 8px"><b>${escape(label)}</b></p><p style="margin:0 0 16px">${
    boxes.join("")
  }</p>`;
}

function detailsBox([first = "", ...details]: string[]): string {
  const style = `margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid ${light.spruce}`;
  const lines = [`<strong>${escape(first)}</strong>`, ...details.map(escape)];
  return `<p class="spruce" style="${style}"><span class="ink" style="color:${light.ink}">${
    lines.join("<br>")
  }</span></p>`;
}

function tail({ smallPrint, unsubscribe }: FilledMail): string {
  const lines = [
    ...smallPrint.map(escape),
    ...(unsubscribe
      ? [
        `<a href="${escape(unsubscribe.link)}" style="color:${light.quiet}">${
          escape(unsubscribe.label)
        }</a>`,
      ]
      : []),
  ];
  if (lines.length === 0) return "";
  return `<div class="line" style="margin-top:24px;padding-top:16px;border-top:1px solid ${light.line}">${
    lines.map((line) =>
      `<p class="quiet" style="margin:0 0 6px;font-size:13px;color:${light.quiet}">${line}</p>`
    ).join("")
  }</div>`;
}
