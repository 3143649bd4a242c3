import { escape } from "html-escaper";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import type { SentMail } from "../ports/persistence/outbox.ts";
import { getSentMail } from "../use-cases/outbox/get-sent-mail.ts";
import { listSentMails } from "../use-cases/outbox/list-sent-mails.ts";
import { newRouter } from "./router.ts";

const limit = 100;

/** The pages on which a demo shows the mails it would send. Never mounted in production. */
export function mailbox(ports: Pick<Ports, "persistence">) {
  return newRouter()
    .get("/api/mailbox", async (c) => {
      const mails = await listSentMails(ports, { limit });
      return c.json({ mails: mails.map(present) });
    })
    .get("/mailbox", async (c) => {
      const mails = await listSentMails(ports, { limit });
      c.header("Cache-Control", "no-store");
      return c.html(page("Mailbox", mails.length === 0 ? empty : list(mails)));
    })
    .get("/mailbox/style.css", (c) => {
      c.header("Content-Type", "text/css; charset=utf-8");
      return c.body(style);
    })
    .get("/mailbox/:id/:name", async (c) => {
      const { attachments } = await getSentMail(ports, { id: c.req.param("id") });
      const file = attachments.find(({ name }) => name === c.req.param("name"));
      if (!file) throw new DomainError("ERR_NOT_FOUND");
      c.header("Cache-Control", "no-store");
      c.header("Content-Type", file.contentType);
      c.header("Content-Disposition", `attachment; filename="${encodeURIComponent(file.name)}"`);
      return c.body(file.text);
    })
    .get("/mailbox/:id", async (c) => {
      const mail = await getSentMail(ports, { id: c.req.param("id") });
      c.header("Cache-Control", "no-store");
      return c.html(page(mail.subject, mailHtml(mail)));
    });
}

function present({ id, to, subject, text, html, attachments, sentAt }: SentMail) {
  return { id, to, subject, text, html, attachments, sentAt: new Date(sentAt).toISOString() };
}

const empty = `<p class="empty">No mail yet. Register, book or reset a password, and it arrives
  here within seconds. <a href="/mailbox">Look again</a></p>`;

function list(mails: SentMail[]): string {
  const items = mails.map(({ id, to, subject, sentAt }) =>
    `<li><a href="/mailbox/${escape(id)}"><strong>${escape(subject)}</strong>` +
    `<span>${escape(to)}</span>${time(sentAt)}</a></li>`
  );
  return `<ol>${items.join("")}</ol>`;
}

function mailHtml({ id, to, subject, text, attachments, sentAt }: SentMail): string {
  const files = attachments.map(({ name, text }) =>
    `<details><summary>${escape(name)}</summary><pre>${escape(text)}</pre>` +
    `<p><a href="/mailbox/${escape(id)}/${
      escape(encodeURIComponent(name))
    }">Download</a></p></details>`
  );
  return `<p><a href="/mailbox">All mail</a></p><article><header><h2>${escape(subject)}</h2>` +
    `<p>To ${escape(to)} · ${time(sentAt)}</p></header><pre>${withLinks(text)}</pre>${
      files.join("")
    }</article>`;
}

function time(instant: number): string {
  const iso = new Date(instant).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}

function withLinks(text: string): string {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, position) =>
    position % 2 === 0 ? escape(piece) : `<a href="${escape(piece)}">${escape(piece)}</a>`
  ).join("");
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/mailbox/style.css">
  </head>
  <body>
    <main>
      <h1><a href="/mailbox">Mailbox</a></h1>
      <p class="note">All mails of this demo. None of them has left this machine.</p>
      ${content}
    </main>
  </body>
</html>`;
}

/** Repeats the colours of the product, because this page is not built with its stylesheets. */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.973 0.009 86), oklch(0.178 0.013 160));
  --surface: light-dark(oklch(1 0 90), oklch(0.214 0.015 160));
  --line: light-dark(oklch(0.905 0.015 84), oklch(0.33 0.018 152));
  --ink: light-dark(oklch(0.256 0.016 158), oklch(0.947 0.012 85));
  --quiet: light-dark(oklch(0.515 0.018 112), oklch(0.745 0.018 88));
  --spruce: light-dark(oklch(0.455 0.086 160), oklch(0.8 0.071 156));
  --tint: light-dark(oklch(0.968 0.014 132), oklch(0.268 0.04 160));
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 "Commissioner Variable", Commissioner, system-ui, sans-serif;
}
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1, h2 { margin: 0; font-family: "Literata Variable", Literata, Georgia, serif; font-weight: 500; line-height: 1.25; }
h1 { font-size: 2rem; }
h1 a { color: inherit; text-decoration: none; }
h2 { font-size: 1.3125rem; }
a { color: var(--spruce); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--spruce); outline-offset: 2px; border-radius: 0.25rem; }
.note { margin: 0.25rem 0 2rem; color: var(--quiet); }
.empty, article, ol { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; }
.empty { padding: 2rem; }
ol { margin: 0; padding: 0; list-style: none; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 1rem;
  padding: 1rem 1.25rem;
  color: inherit;
  text-decoration: none;
}
li a:hover { background: var(--tint); }
li a:focus-visible { outline-offset: -3px; }
li strong { grid-column: 1 / -1; font-weight: 600; }
li span { overflow-wrap: anywhere; }
li span, time { color: var(--quiet); font-size: 0.875rem; }
article header { padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); }
article header p { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1.5rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); padding: 1rem 1.5rem; }
details pre { padding: 1rem 0; font: 0.8125rem/1.5 ui-monospace, monospace; }
details p { margin: 0; }
summary { color: var(--spruce); cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--spruce); outline-offset: 2px; border-radius: 0.25rem; }
@media (max-width: 32rem) { main { padding-block: 2rem; } li a { grid-template-columns: 1fr; } }
`;
