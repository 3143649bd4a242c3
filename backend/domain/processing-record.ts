import { dataClasses, type DataClassName } from "./data-classes.ts";
import { day, hour } from "./duration.ts";
import en from "./processing-words/en.json" with { type: "json" };
import et from "./processing-words/et.json" with { type: "json" };
import ru from "./processing-words/ru.json" with { type: "json" };
import { backupsKeptFor, retention } from "./retention.ts";
import { type Language, locales } from "./text.ts";

type Words = typeof en;

const texts: Record<Language, Words> = { et, en, ru };

/** Who else gets personal data. `name`: the host or the name of the service, where there is one. */
export type Recipient = { kind: keyof Words["recipients"]; name?: string };

/** The installation whose record it is. */
export type ProcessingSite = {
  brand: string;
  publicUrl: string;
  contactEmail: string;
  recipients: readonly Recipient[];
};

export type ProcessingRecord = {
  title: string;
  controller: string;
  printed: string;
  headings: Words["headings"];
  classes: {
    id: DataClassName;
    name: string;
    purpose: string;
    people: string;
    isHealth: string;
    basis: string;
    kept: string[];
    tables: string[];
  }[];
  recipients: string[];
  measures: string[];
};

/** The record of processing activities (Art. 30) in words. `now` in ms; its day is that of UTC. */
export function processingRecord(
  { recipients, ...site }: ProcessingSite,
  { language, now }: { language: Language; now: number },
): ProcessingRecord {
  const words = texts[language];
  const timeOf = (ms: number) => timeText(ms, language);
  return {
    title: filled(words.title, site),
    controller: filled(words.controller, site),
    printed: filled(words.printed, {
      date: new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" })
        .format(now),
    }),
    headings: words.headings,
    classes: dataClasses.map(({ name, of, basis, limits, ends, isHealth, tables }) => ({
      id: name,
      ...words.classes[name],
      people: words.people[of],
      isHealth: words.health[isHealth ? "possibly" : "no"],
      basis: words.bases[basis],
      kept: [
        ...limits.map((limit) => `${words.limits[limit]}: ${timeOf(retention[limit])}`),
        words.ends[ends],
      ],
      tables: [...tables],
    })),
    recipients: recipients.map(({ kind, name = "" }) => filled(words.recipients[kind], { name })),
    measures: Object.values(words.measures)
      .map((text) => filled(text, { time: timeOf(backupsKeptFor) })),
  };
}

/** As Markdown to print. */
export function processingMarkdown(record: ProcessingRecord): string {
  const { headings, classes, recipients, measures } = record;
  const list = (heading: string, texts: string[]) => [
    `## ${heading}`,
    "",
    ...texts.map((text) => `- ${text}`),
    "",
  ];
  return [
    `# ${record.title}`,
    "",
    record.controller,
    record.printed,
    "",
    ...classes.flatMap(({ name, kept, tables, ...row }) =>
      list(name, [
        `${headings.purpose}: ${row.purpose}`,
        `${headings.people}: ${row.people}`,
        `${headings.isHealth}: ${row.isHealth}`,
        `${headings.basis}: ${row.basis}`,
        `${headings.kept}: ${kept.join("; ")}`,
        `${headings.tables}: ${tables.join(", ")}`,
      ])
    ),
    ...list(headings.recipients, recipients),
    ...list(headings.measures, measures),
  ].join("\n").trimEnd();
}

function timeText(ms: number, language: Language): string {
  const [count, unit] = ms < day ? [ms / hour, "hour"] : [ms / day, "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
    .format(count);
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
