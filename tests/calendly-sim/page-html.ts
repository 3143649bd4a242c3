import { escape } from "html-escaper";
import type { EventType } from "./state.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; justify-items: center; background: Canvas; color: CanvasText; }
main { width: min(40rem, 100% - 2rem); margin: 1.5rem 0; }
h1 { font-size: 1.25rem; margin: 0; } h2 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
p { margin: .25rem 0; } .quiet { opacity: .75; }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
a, button { display: inline-block; min-height: 2.75rem; box-sizing: border-box; padding: .5rem .9rem;
  border: 1px solid #0060e6; border-radius: .6rem; color: #0060e6; background: none; font: inherit;
  text-decoration: none; cursor: pointer; }
@media (prefers-color-scheme: dark) { a, button { color: #8ab8ff; border-color: #8ab8ff; } }
button.main { background: #0060e6; border-color: #0060e6; color: white; }
label { display: block; margin: .75rem 0; }
input, textarea { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: .5rem; }
fieldset { border: 1px solid color-mix(in srgb, CanvasText 25%, transparent); border-radius: .6rem; }
[role=alert] { border-left: 4px solid #d03030; padding-left: .75rem; }`;

/** A page of the simulator. `script` is trusted, `body` is HTML. */
export function htmlPage(title: string, body: string, script = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head>
<body><main>${body}</main>${script && `<script>${script}</script>`}</body></html>`;
}

type Message = { event: string; payload: unknown };

/** Posts messages to the parent page, which must be named in the address. */
export function messageScript(query: URLSearchParams, messages: Message[]): string {
  if (!query.get("embed_domain")) return "";
  const text = JSON.stringify(messages).replaceAll("<", "\\u003c");
  return `if (parent !== self) for (const message of ${text}) parent.postMessage(message, "*");`;
}

export const opening: Message[] = [
  { event: "calendly.page_height", payload: { height: "26px" } },
  { event: "calendly.page_height", payload: { height: "602px" } },
];

export function headOf({ owner, name, durationMinutes, description }: EventType): string {
  return `<p class="quiet">${escape(owner.name)} · simulated Calendly</p><h1>${escape(name)}</h1>
<p>${durationMinutes} min</p>${description ? `<p class="quiet">${escape(description)}</p>` : ""}`;
}

export function spoken(startsAt: number, timeZone: string): { day: string; clock: string } {
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(startsAt);
  return {
    day: at({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    clock: at({ hour: "2-digit", minute: "2-digit" }),
  };
}

/** Times grouped by day, as links. */
export function timesList(
  times: number[],
  timeZone: string,
  addressOf: (startsAt: number) => string,
): string {
  const days = Map.groupBy(times, (startsAt) => spoken(startsAt, timeZone).day);
  if (days.size === 0) return "<p>No times are available.</p>";
  const sections = [...days].map(([day, starts]) => {
    const links = starts.map((startsAt) =>
      `<li><a href="${escape(addressOf(startsAt))}">${spoken(startsAt, timeZone).clock}</a></li>`
    );
    return `<h2>${escape(day)}</h2><ul>${links.join("")}</ul>`;
  });
  return `<p class="quiet">Times in ${escape(timeZone)}</p>${sections.join("")}`;
}

export function formFor(type: EventType, startsAt: number, query: URLSearchParams): string {
  const { day, clock } = spoken(startsAt, type.owner.timeZone);
  const names = [query.get("first_name"), query.get("last_name")].filter(Boolean).join(" ");
  const questions = type.questions.filter(({ enabled }) => enabled).map((question, at) => `
<label>${escape(question.name)}${question.required ? " *" : ""}
<textarea name="a${at + 1}" rows="2" ${question.required ? "required" : ""}>${
    escape(query.get(`a${at + 1}`) ?? "")
  }</textarea></label>`);
  const locations = (type.locations ?? []).map(({ kind, location }, at) => `
<label><input type="radio" name="location" value="${escape(kind)}" style="display:inline;width:auto"
 ${at === 0 ? "checked" : ""}> ${
    escape(location ?? (kind.endsWith("_conference") ? "By video" : kind))
  }</label>`);
  return `${headOf(type)}<p><strong>${escape(day)}, ${clock}</strong> (${
    escape(type.owner.timeZone)
  })</p>
<form method="post">
<label>Name *<input name="name" required autocomplete="name" value="${
    escape(query.get("name") ?? names)
  }"></label>
<label>Email *<input name="email" type="email" required autocomplete="email" value="${
    escape(query.get("email") ?? "")
  }"></label>
${locations.length > 1 ? `<fieldset><legend>Location</legend>${locations.join("")}</fieldset>` : ""}
${questions.join("")}
<button class="main">Schedule event</button></form>`;
}
