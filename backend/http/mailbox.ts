import { escape } from "html-escaper";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import type { SentMail } from "../ports/persistence/outbox.ts";
import { getSentMail } from "../use-cases/outbox/get-sent-mail.ts";
import { listSentMails } from "../use-cases/outbox/list-sent-mails.ts";
import { plainPage } from "./plain-page.ts";
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
      return c.html(mailPage("Mailbox", mails.length === 0 ? empty : list(mails)));
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
      return c.html(mailPage(mail.subject, mailHtml(mail)));
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

function mailPage(title: string, content: string): string {
  return plainPage({
    title,
    home: { name: "Mailbox", path: "/mailbox" },
    note: "All mails of this demo. None of them has left this machine.",
    content,
  });
}
