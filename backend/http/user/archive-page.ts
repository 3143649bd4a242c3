import { escape } from "html-escaper";
import { deviceName } from "../../domain/device-name.ts";
import type { DomainCode } from "../../domain/domain-value.ts";
import { moneyText } from "../../domain/money/money-text.ts";
import { type Language, locales } from "../../domain/text.ts";
import { zonePlace } from "../../domain/zone-name.ts";
import type { PersonalArchive } from "../../use-cases/user/export-my-data.ts";
import { type ArchiveData, isInstant, isRows } from "./archive-data.ts";
import { isTechnical, type ShownField, type ShownPart } from "./archive-fields.ts";
import en from "./archive-texts/en.json" with { type: "json" };
import et from "./archive-texts/et.json" with { type: "json" };
import ru from "./archive-texts/ru.json" with { type: "json" };

type Texts = Record<"title" | "note" | "none" | "yes" | "no", string> & {
  parts: Record<ShownPart, string>;
  fields: Record<ShownField, string>;
  codes: Record<string, string>;
};

const texts: Record<Language, Texts> = { et, en, ru };

const style = ":root{color-scheme:light dark}" +
  "body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem}" +
  "dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;margin:0 0 1rem}" +
  "dt{opacity:.75}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}" +
  "dd dl{grid-template-columns:10rem 1fr;margin:0}ol,ul{margin:0;padding-inline-start:1.5rem}" +
  "h2{border-bottom:1px solid #8a948f}section>ol>li{margin:0 0 1rem}" +
  "@media(max-width:40rem){dl,dd dl{display:block}dd{margin:0 0 .5rem}}";

/** The archive for people to read, in the language and the time zone of the person. */
export async function* pageParts(
  data: ArchiveData,
  { user: { language, timeZone }, labels }: Pick<PersonalArchive, "user" | "labels">,
): AsyncGenerator<string> {
  const { title, note, none, parts } = texts[language];
  const html = htmlWriter(language, timeZone, labels);
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
    `<style>${style}</style></head><body><h1>${escape(title)}</h1><p>${escape(note)}</p>`;
  const headings: Record<string, string> = parts;
  const empty: string[] = [];
  for (const [name, value] of Object.entries(data)) {
    const heading = headings[name] ?? name;
    const opening = `<section><h2>${escape(heading)}</h2>`;
    let isEmpty = true;
    if (isRows(value)) {
      for await (const item of value) {
        yield `${isEmpty ? `${opening}<ol>` : ""}<li>${html(item, [name])}</li>`;
        isEmpty = false;
      }
      if (!isEmpty) yield "</ol></section>";
    } else {
      const content = html(value, [name]);
      isEmpty = content === "";
      if (!isEmpty) yield `${opening}${content}</section>`;
    }
    if (isEmpty) empty.push(heading);
  }
  if (empty.length > 0) yield `<p>${escape(`${none} ${empty.join("; ")}.`)}</p>`;
  yield "</body></html>";
}

const domainOf: Record<string, DomainCode> = {
  practiceType: "THERAPY_TYPE",
  practice: "THERAPY_TYPE",
  practices: "THERAPY_TYPE",
  type: "THERAPY_TYPE",
  meetingType: "MEETING_TYPE",
  meetingTypes: "MEETING_TYPE",
  city: "CITY",
  gender: "GENDER",
  languages: "LANGUAGE",
  waysOfHelping: "WAY_OF_HELPING",
};

/** Fields with a code of the product; what people write in others stays as it is. */
const codeFields = new Set([
  "acceptingNewClients",
  "access",
  "action",
  "actor",
  "approval",
  "author",
  "by",
  "canceledBy",
  "cancelledBy",
  "cause",
  "classLabel",
  "closedAs",
  "decision",
  "detail",
  "discreet.name",
  "fromStatus",
  "group",
  "kind",
  "listing",
  "method",
  "parking",
  "partsOfDay",
  "purpose",
  "reason",
  "refusal",
  "role",
  "severity",
  "staffRoles",
  "state",
  "status",
  "toStatus",
  "verdict",
  "why",
]);

/** Parts in which all languages of a text are the person's own. */
const partsInAllLanguages = ["practitionerPage", "profileDraft", "profileVersions", "ownCourses"];

/** `path`: the names of the part and of the fields that the value is in. */
type Path = readonly string[];

/** A value as HTML; empty for one that says nothing. */
function htmlWriter(
  language: Language,
  timeZone: string,
  labels: PersonalArchive["labels"],
): (value: unknown, path: Path) => string {
  const { yes, no, fields, codes }: Omit<Texts, "fields"> & { fields: Record<string, string> } =
    texts[language];
  const moment = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const size = new Intl.NumberFormat(language, { style: "unit", unit: "kilobyte" });
  const plain = new Intl.NumberFormat(language, { useGrouping: false });
  const languageNames = new Intl.DisplayNames(language, { type: "language" });

  function numberText(value: number, name: string): string {
    if (isInstant(name, value)) return moment.format(value);
    if (name.endsWith("Cents")) return moneyText(value, language);
    if (name.endsWith("Percent")) return percent.format(value / 100);
    if (name === "bytes") return size.format(value / 1000);
    // 1 January 2024 was a Monday.
    if (name === "weekdays" || name === "weekday") return weekday.format(Date.UTC(2024, 0, value));
    return plain.format(value);
  }

  function stringText(value: string, path: Path): string {
    const name = path.at(-1)!;
    const parent = path.at(-2);
    if (name === "device") return deviceText(value);
    if (name === "timeZone" || name === "clientTimeZone") return zonePlace(value, language);
    const domain = parent === "event" && name === "name" ? "event" : domainOf[name];
    const label = labels.get(`${domain ?? name}.${value}`);
    if (label !== undefined) return label;
    if (name === "language") return languageNames.of(value) ?? value;
    const isVerdict = parent === "verdicts" ||
      path[0] === "sessionWarnings" && /^(from|to)$/.test(name);
    const code = isVerdict ? "verdict" : name;
    if (codeFields.has(code) || codeFields.has(`${parent}.${name}`)) {
      return codes[`${code}.${value}`] ?? codes[value] ?? value;
    }
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day.format(Date.parse(value)) : value;
  }

  function stringHtml(value: string, path: Path): string {
    const text = escape(stringText(value, path));
    const isLink = /^(https?:\/\/|files\/)\S+$/.test(value);
    return isLink ? `<a href="${escape(value)}">${text}</a>` : text;
  }

  function nameText(name: string, parent: string): string {
    const known = parent === "answers"
      ? labels.get(`step.${name}`)
      : parent === "verdicts"
      ? labels.get(`THERAPY_TYPE.${name}`)
      : undefined;
    return known ?? fields[`${parent}.${name}`] ?? fields[name] ?? codes[name] ?? name;
  }

  function objectHtml(value: object, path: Path): string {
    const name = path.at(-1)!;
    if (name === "done") return String(Object.keys(value).length);
    if (isText(value) && !partsInAllLanguages.includes(path[0]!)) return escape(value[language]);
    const rows = Object.entries(value)
      .filter(([field]) => !isTechnical(field))
      .map(([field, inside]) => [field, html(inside, [...path, field])] as const)
      .filter(([, inside]) => inside !== "");
    if (rows.length === 0) return "";
    if (rows.length === 1 && rows[0]![0] === "name") return rows[0]![1];
    const lines = rows.map(([field, inside]) =>
      `<dt>${escape(nameText(field, name))}</dt><dd>${inside}</dd>`
    );
    return `<dl>${lines.join("")}</dl>`;
  }

  function html(value: unknown, path: Path): string {
    if (value === null || value === undefined) return "";
    if (typeof value === "boolean") return value ? yes : no;
    if (typeof value === "number") return escape(numberText(value, path.at(-1)!));
    if (typeof value === "string") return stringHtml(value, path);
    if (!Array.isArray(value)) return objectHtml(value, path);
    const items = value.map((item) => html(item, path)).filter((item) => item !== "");
    if (value.every((item) => typeof item !== "object")) return items.join(", ");
    return items.length === 0 ? "" : `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
  }

  return html;
}

function deviceText(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(", ") || userAgent;
}

function isText(value: object): value is Record<Language, string> {
  return Object.keys(value).length === 3 && "et" in value && "en" in value && "ru" in value &&
    typeof value.et === "string";
}
