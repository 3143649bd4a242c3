import { expect, test } from "vitest";
import { calendar, event, read } from "./busy-times.testing.ts";

const timeZone = (tzid: string, rule: string) => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  "BEGIN:STANDARD",
  "DTSTART:16010101T040000",
  `RRULE:${rule};BYDAY=-1SU;BYMONTH=10`,
  "TZOFFSETFROM:+0300",
  "TZOFFSETTO:+0200",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T030000",
  `RRULE:${rule};BYDAY=-1SU;BYMONTH=3`,
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0300",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
const at = (tzid: string) =>
  event("UID:a", `DTSTART;TZID=${tzid}:20261123T100000`, `DTEND;TZID=${tzid}:20261123T110000`);

test("a Windows name has the rules of the calendar's VTIMEZONE", () => {
  const text = calendar(
    ...timeZone("FLE Standard Time", "FREQ=YEARLY"),
    at("FLE Standard Time"),
  );
  expect(read(text, { timeZone: "America/New_York" }))
    .toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
});

test("a Windows name without a VTIMEZONE has the rules of its IANA zone", () => {
  expect(read(calendar(at("W. Europe Standard Time"))))
    .toEqual(["2026-11-23T09:00/2026-11-23T10:00"]);
});

test("an IANA name has the rules of the runtime, whatever its VTIMEZONE says", () => {
  const odd = timeZone("Asia/Tokyo", "FREQ=YEARLY");
  expect(read(calendar(...odd, at("Asia/Tokyo")))).toEqual([
    "2026-11-23T01:00/2026-11-23T02:00",
  ]);
  expect(read(calendar(at("/example.org/20240101_1/Europe/Tallinn"))))
    .toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
});

test("an unknown name and one with a costly VTIMEZONE use the given zone", () => {
  expect(read(calendar(at("Nowhere")))).toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
  expect(read(calendar(...timeZone("Bomb", "FREQ=SECONDLY"), at("Bomb"))))
    .toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
});

test.each([
  ["(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius", "08"],
  ["Tallinn", "08"],
  ["GMT+0100", "09"],
  ["UTC-05:00", "15"],
  ["tzone://Microsoft/Utc", "10"],
])("the name %s is understood", (tzid, hour) => {
  expect(read(calendar(at(`"${tzid}"`)))[0]).toMatch(new RegExp(`^2026-11-23T${hour}:00`));
});
