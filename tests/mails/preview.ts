import { escape } from "html-escaper";
import { icalCalendarFiles } from "backend/adapters/calendar-files/ical.ts";
import { mailRenderer } from "backend/adapters/mail/render-mail.ts";
import { languages } from "backend/domain/text.ts";
import { mailTemplates } from "backend/ports/mail.ts";
import { exampleMail } from "./example-mails.ts";

const render = mailRenderer({
  publicUrl: "https://heaolu.example",
  brand: "Heaolu",
  contactEmail: "abi@heaolu.example",
  calendarFiles: icalCalendarFiles({ name: "Heaolu", email: "noreply@heaolu.example" }),
});

const looks = [undefined, "calendar"] as const;

/** File name → HTML or plain text: each mail in every language, usual and discreet, and `index.html` that shows them. */
export function mailPreview(): Map<string, string> {
  const files = new Map<string, string>();
  for (const template of mailTemplates) {
    for (const language of languages) {
      for (const look of looks) {
        const mail = render(exampleMail(template, language, look));
        const name = [template, language, look && "discreet"].filter(Boolean).join(".");
        files.set(`${name}.html`, mail.html);
        files.set(`${name}.txt`, `Subject: ${mail.subject}\n\n${mail.text}`);
      }
    }
  }
  return files.set("index.html", indexPage());
}

function indexPage(): string {
  const rows = mailTemplates.map((template) => {
    const { subject } = render(exampleMail(template, "en"));
    const links = languages.map((language) =>
      `<a href="${template}.${language}.html" target="mail">${language}</a>
      <a href="${template}.${language}.txt" target="mail" aria-label="${language}, text">text</a>
      <a href="${template}.${language}.discreet.html" target="mail"
        aria-label="${language}, discreet">discreet</a>`
    );
    return `<tr id="${template}"><th scope="row">${template}<small>${escape(subject)}</small></th>${
      links.map((link) => `<td>${link}</td>`).join("")
    }</tr>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mails</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { display: grid; grid-template-columns: minmax(34rem, 1fr) minmax(20rem, 42rem); gap: 1.5rem; margin: 1.5rem; }
      section { block-size: calc(100vh - 3rem); overflow-y: auto; }
      iframe { inline-size: 100%; block-size: calc(100vh - 3rem); border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; resize: horizontal; }
      table { border-collapse: collapse; inline-size: 100%; }
      th, td { padding: .5rem; border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent); text-align: start; vertical-align: top; font-weight: 500; }
      small { display: block; font-weight: 400; opacity: .75; }
      td a { margin-inline-end: .5rem; }
      @media (max-width: 62rem) { body { grid-template-columns: 1fr; } section { block-size: 45vh; } }
    </style>
  </head>
  <body>
    <section>
      <h1>${mailTemplates.length} mails</h1>
      <p>With example data and every optional line. Discreet mails go to people whose mailbox others may see.</p>
      <table><tbody>${rows.join("\n")}</tbody></table>
    </section>
    <iframe name="mail" title="The mail" src="session-booked.en.html"></iframe>
  </body>
</html>
`;
}
