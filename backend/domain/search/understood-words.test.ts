import { expect, test } from "vitest";
import { understandWords, withUnderstoodWords } from "./understood-words.ts";

/** A Monday. */
const today = "2026-11-30";

function read(text: string): string {
  const words = understandWords(text, today);
  if (!words) return "-";
  const { freeOn, freeWithinDays, partOfDay, priceFromCents: from, priceToCents: to } = words;
  const days = freeOn && (freeOn.from === freeOn.to ? freeOn.from : `${freeOn.from}_${freeOn.to}`);
  const price = (from ?? to) !== undefined && `${from ?? ""}-${to ?? ""}`;
  return [words.text, freeWithinDays, days, partOfDay, price].filter(Boolean).join(" | ");
}

const table: Record<string, string[]> = {
  "1": ["today", "täna", "Сегодня", "на сегодня", "esmaspäeval", "в понедельник"],
  "1 | evening": ["tonight", "täna õhtul", "сегодня вечером"],
  "2026-12-01": ["tomorrow", "homme", "homseks", "завтра", "на завтра", "Tuesday", "pfdnhf"],
  "2026-12-02": ["the day after tomorrow", "ülehomme", "послезавтра", "kolmapäeval", "в среду"],
  "2026-12-05": [
    "Saturday",
    "on Saturday",
    "laupäeval",
    "laupäev",
    "в субботу",
    "суббота",
    "5 December",
    "December 5th",
    "5. detsember",
    "5. detsembril",
    "5 декабря",
    "05.12",
    "5.12.2026",
    "laupäeval, 5. detsembril",
  ],
  "2026-12-05_2026-12-06": [
    "weekend",
    "this weekend",
    "nädalavahetus",
    "sel nädalavahetusel",
    "выходные",
    "на выходных",
    "laupäeval või pühapäeval",
  ],
  "2026-12-12_2026-12-13": ["next weekend", "järgmisel nädalavahetusel", "на следующих выходных"],
  "2026-12-07_2026-12-13": ["next week", "järgmisel nädalal", "на следующей неделе"],
  "2026-12-11": ["next Friday", "järgmisel reedel", "в следующую пятницу"],
  "2026-12-18": ["Friday 18 December", "reedel 18. detsembril", "пятница 18 декабря"],
  "2027-01-05": ["5 January", "5. jaanuaril", "5 января", "05.01"],
  "evening": ["evening", "in the evening", "õhtuti", "вечером", "после работы", "after work"],
  "morning": ["hommikul", "утром", "in the morning"],
  "day": ["afternoon", "päeval", "днём"],
  "late": ["hilisõhtul", "поздно вечером", "late in the evening"],
  "massaaz | 2026-12-01": ["massaaz homme"],
  "massage | 2026-12-01 | evening": [
    "massage tomorrow evening",
    "massage for tomorrow in the evening",
    "homme õhtul massage",
    "massage homseõhtuks",
    "massage завтра вечером",
  ],
  "2026-12-04 | evening": [
    "friday evening",
    "reede õhtul",
    "в пятницу вечером",
    "vaba aeg reede õhtuks",
  ],
  "vfccf; | 2026-12-01": ["vfccf; pfdnhf"],
  "massage | -5000": [
    "massage up to 50 euros",
    "massage kuni 50 €",
    "massage до 50 евро",
    "massage under €50",
    "massage 50€",
    "massage не дороже 50 евро",
  ],
  "3000-6000": ["30-60 €", "от 30 до 60 евро", "30 kuni 60 eurot", "from 30 to 60 euros"],
  "6000-": ["from 60 euros", "alates 60 eurost", "от 60 евро"],
  "-": [
    "massaaž",
    "home",
    "kodu",
    "средняя школа",
    "1.5 tundi",
    "31.02",
    "kell 18.30",
    "30 minutit",
    "paevakeskus",
    "Mai",
    "",
    "İstanbul",
  ],
};

test("days, parts of the day and prices are read from the words of a search, the rest stays", () => {
  const wrong = Object.entries(table).flatMap(([expected, texts]) =>
    texts.map((text) => `${text} = ${read(text)}`).filter((line) => !line.endsWith(`= ${expected}`))
  );
  expect(wrong).toEqual([]);
});

test("tomorrow is the viewer's, and a filter that is set stays", () => {
  const lateInTallinn = Date.parse("2026-11-30T22:30:00Z");
  const request = { text: "yoga tomorrow up to 40 €", limit: 1 };
  const daysIn = (timeZone: string) =>
    withUnderstoodWords({ ...request, timeZone }, lateInTallinn).request.freeOn?.from;
  expect([daysIn("Europe/Tallinn"), daysIn("America/New_York")])
    .toEqual(["2026-12-02", "2026-12-01"]);
  const narrowed = withUnderstoodWords(
    { ...request, freeWithinDays: 7, priceFromCents: 5000 },
    lateInTallinn,
  );
  expect(narrowed).toEqual({
    request: { text: "yoga", limit: 1, freeWithinDays: 7, priceFromCents: 5000 },
    understood: { text: "yoga" },
  });
});
