import type { MapName } from "ui-kit/booking/result-map.tsx";
import type { Language } from "../i18n/language.ts";

const townsUntil = 1.4;
const districtsFrom = 0.6;

type Row = [
  latitude: number,
  longitude: number,
  et: string,
  ru: string,
  en?: string,
];

/** Below the pins of the centre, so that a pin does not cover the name. */
const towns: Row[] = [
  [59.4, 24.7536, "Tallinn", "Таллинн"],
  [58.345, 26.729, "Tartu", "Тарту"],
  [58.355, 24.52, "Pärnu", "Пярну"],
  [59.345, 28.1, "Narva", "Нарва"],
  [58.335, 25.59, "Viljandi", "Вильянди"],
  [58.943, 23.62, "Haapsalu", "Хаапсалу"],
  [58.29, 22.5, "Kuressaare", "Курессааре"],
  [59.347, 26.356, "Rakvere", "Раквере"],
  [58.886, 25.557, "Paide", "Пайде"],
  [57.834, 27.019, "Võru", "Выру"],
  [57.81, 26.1, "Valga", "Валга"],
  [59.33, 27.421, "Jõhvi", "Йыхви"],
  [58.97, 22.75, "Kärdla", "Кярдла"],
];

const districts: Row[] = [
  [59.4495, 24.737, "Kalamaja", "Каламая"],
  [59.4365, 24.7455, "Vanalinn", "Старый город", "Old Town"],
  [59.4325, 24.758, "Kesklinn", "Кесклинн"],
  [59.4415, 24.792, "Kadriorg", "Кадриорг"],
  [59.418, 24.715, "Kristiine", "Кристийне"],
  [59.402, 24.675, "Mustamäe", "Мустамяэ"],
  [59.382, 24.68, "Nõmme", "Нымме"],
  [59.433, 24.855, "Lasnamäe", "Ласнамяэ"],
  [59.464, 24.85, "Pirita", "Пирита"],
  [59.424, 24.64, "Haabersti", "Хааберсти"],
  [59.457, 24.69, "Kopli", "Копли"],
  [58.389, 26.708, "Supilinn", "Супилинн"],
  [58.367, 26.733, "Karlova", "Карлова"],
  [58.374, 26.765, "Annelinn", "Аннелинн"],
  [58.365, 26.695, "Tammelinn", "Таммелинн"],
  [58.387, 26.742, "Ülejõe", "Юлейыэ"],
  [58.3775, 24.492, "Rannarajoon", "Пляжный район", "Beach district"],
];

const waters: Row[] = [
  [59.72, 24.9, "Soome laht", "Финский залив", "Gulf of Finland"],
  [58.02, 23.75, "Liivi laht", "Рижский залив", "Gulf of Riga"],
  [58.78, 27.42, "Peipsi järv", "Чудское озеро", "Lake Peipus"],
];

const bays: Row[] = [
  [59.475, 24.762, "Tallinna laht", "Таллиннский залив", "Tallinn Bay"],
  [59.397, 24.773, "Ülemiste järv", "озеро Юлемисте", "Lake Ülemiste"],
  [58.35, 24.46, "Pärnu laht", "Пярнуский залив", "Pärnu Bay"],
];

export function mapNames(language: Language): MapName[] {
  const named = (rows: Row[], look: Pick<MapName, "kind" | "from" | "until">): MapName[] =>
    rows.map(([latitude, longitude, et, ru, en = et]) => ({
      latitude,
      longitude,
      text: { et, ru, en }[language],
      ...look,
    }));
  return [
    ...named(towns, { kind: "town", until: townsUntil }),
    ...named(districts, { kind: "area", from: districtsFrom }),
    ...named(waters, { kind: "water", until: townsUntil }),
    ...named(bays, { kind: "water", from: districtsFrom }),
  ];
}
