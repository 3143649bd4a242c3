import type { Language, Text } from "./text.ts";
import et from "./zone-cities/et.json" with { type: "json" };
import ru from "./zone-cities/ru.json" with { type: "json" };

/** The time zone of nearly all practitioners, whose official name few people know. */
const homeZone = "Europe/Tallinn";
const homeZoneNames: Text = { et: "Tallinna aeg", en: "Tallinn time", ru: "время Таллинна" };

const cities: Record<Language, Record<string, string>> = { et, en: {}, ru };

/** "Tallinn time"; "New York". */
export function zonePlace(timeZone: string, language: Language): string {
  if (timeZone === homeZone) return homeZoneNames[language];
  return cities[language][timeZone] ??
    timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** "Tallinn time, GMT+2"; "New York, GMT-5" at an instant in ms. */
export function zoneName(timeZone: string, at: number, language: Language): string {
  const place = zonePlace(timeZone, language);
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" });
  const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  return offset && offset !== place ? `${place}, ${offset}` : place;
}
