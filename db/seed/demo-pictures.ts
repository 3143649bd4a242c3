import { createHash } from "node:crypto";
import type { Text } from "../schema/columns.ts";
import { readData, type TherapistData } from "./demo-data.ts";
import { hash } from "./seeded-random.ts";
import { portrait } from "./portrait.ts";
import { room, type RoomKind } from "./room.ts";

export type Picture = { key: string; svg: string };

const portraits = readData("portraits");

export function portraitOf(slug: string): Picture {
  return pictureOf(`portraits/${slug}`, portrait(slug, portraits[slug]));
}

export function pictures(therapists: TherapistData[]): Picture[] {
  return therapists.flatMap((therapist) => [portraitOf(therapist.slug), ...galleryOf(therapist)]);
}

/** The key contains a digest, so that browsers may keep the picture forever. */
function pictureOf(name: string, svg: string): Picture {
  const digest = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  return { key: `${name}-${digest}.svg`, svg };
}

export function galleryOf(
  { slug, practices }: Pick<TherapistData, "slug" | "practices">,
): (Picture & { caption: Text })[] {
  const shows = hash(slug) % 6;
  if (shows === 0) return [];
  const worked = practices.map(({ type }) => roomFor[type] ?? "talk");
  const kinds = [...new Set<RoomKind>([...worked, "shelf", "talk"])].slice(0, shows < 3 ? 2 : 3);
  return kinds.map((kind, index) => ({
    ...pictureOf(`photos/${slug}-${index + 1}`, room(slug, kind)),
    caption: captions[kind],
  }));
}

const roomFor: Record<string, RoomKind> = {
  ACCESS_BARS: "table",
  AROMA_THERAPY: "table",
  CHI_NEI_TSANG: "table",
  CHINESE_MEDICINE: "table",
  CUP_THERAPY: "table",
  GENTLE_BIO: "table",
  KST: "table",
  LOMI_LOMI: "table",
  MASSAGE: "table",
  ORTHOPEDIC: "table",
  OST: "table",
  REIKI: "table",
  BBTRS: "floor",
  BODY_PSY: "floor",
  LIBERATING_DANCE: "floor",
  OSHO: "floor",
  SHINDO: "floor",
  TRE: "floor",
  YOGA_THERAPY: "floor",
  CIRCLING: "family",
  CONST: "family",
  FAMILY: "family",
  IMAGO_THERAPY: "family",
  COACHING: "desk",
  CREATIVE_THERAPY: "desk",
  HEALTH_COUNSELING: "desk",
  NLP: "desk",
};

const captions: Record<RoomKind, Text> = {
  talk: {
    et: "Kaks tugitooli akna all, joonistus",
    en: "Two armchairs by the window, a drawing",
    ru: "Два кресла у окна, рисунок",
  },
  family: {
    et: "Lai diivan, kuhu mahub mitu inimest, joonistus",
    en: "A wide sofa with room for several people, a drawing",
    ru: "Широкий диван, на котором хватит места нескольким людям, рисунок",
  },
  table: {
    et: "Massaažilaud ja sirm, joonistus",
    en: "A treatment table and a folding screen, a drawing",
    ru: "Массажный стол и ширма, рисунок",
  },
  floor: {
    et: "Matt ja padjad valges ruumis, joonistus",
    en: "A mat and cushions in a light room, a drawing",
    ru: "Коврик и подушки в светлой комнате, рисунок",
  },
  shelf: {
    et: "Riiul raamatute ja rätikutega, joonistus",
    en: "Shelves with books and towels, a drawing",
    ru: "Полки с книгами и полотенцами, рисунок",
  },
  desk: {
    et: "Laud, lamp ja tugitool, joonistus",
    en: "A desk, a lamp and an armchair, a drawing",
    ru: "Стол, лампа и кресло, рисунок",
  },
};
