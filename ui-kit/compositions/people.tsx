import type { PractitionerCardProps } from "../booking/practitioner-card.tsx";
import { Link } from "../controls/link.tsx";
import { AverageRating } from "../booking/star-rating.tsx";

const faceOf = (name: string) => new URL(`./faces/${name}.svg`, import.meta.url).href;

export const faces = {
  kulli: faceOf("kulli"),
  mart: faceOf("mart"),
  jekaterina: faceOf("jekaterina"),
  anna: faceOf("anna"),
  siim: faceOf("siim"),
};

/** `faces` as the API sends them to be shown until the photo is loaded. */
export const blurs = {
  kulli:
    "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoQABMAPxFysFAsJqSisAgBgCIJQBdmUABp1ODd5B/l9jGyAgAA/t5aEtfLHaNfIB1iQOEch7H3m+D7FLBRJ77zDmegqRm++P5rLK9uhcx77+Zz4IpgAAAA",
};

function rated(rating: string, count: string) {
  return { text: <AverageRating label="Rating" rating={rating} count={count} /> };
}

const links = (person: string) => [
  { href: `/${person}#times`, label: "All times" },
  { href: `/${person}`, label: "Read more" },
];

export const kulli: PractitionerCardProps = {
  name: "Külli Mägi",
  href: "/kulli",
  photo: faces.kulli,
  verifiedLabel: "credentials checked",
  practices: [{ group: "somatic", name: "Body psychotherapy" }, { group: "somatic", name: "TRE" }],
  verdicts: [{ value: "recommended", label: "Recommended by your test" }],
  lead:
    "I help you notice where the body holds tension, and let go of it step by step. I work slowly and without pressure.",
  details: [
    rated("4.9", "(38)"),
    { icon: "map-pin", text: "Kadriorg · 2.1 km" },
    { icon: "users", text: "on site and video" },
    { icon: "languages", text: "Estonian, English" },
  ],
  matchReasons: {
    summary: "Why this result? stress · bodywork · free today",
    terms: [
      "Works with stress: 40 points",
      "Practice you chose: 20 points",
      "Free today: 10 points",
    ],
  },
  price: "€65",
  duration: "50 min",
  timesLabel: "Next free times",
  times: [
    { day: "today", time: "17:30", dateTime: "2026-11-20T17:30", href: "/kulli?slot=1" },
    { day: "Mon 23 Nov", time: "10:00", dateTime: "2026-11-23T10:00", href: "/kulli?slot=2" },
    { day: "Tue 24 Nov", time: "18:15", dateTime: "2026-11-24T18:15", href: "/kulli?slot=3" },
  ],
  links: links("kulli"),
};

export const mart: PractitionerCardProps = {
  name: "Mart Šmidt",
  href: "/mart",
  photo: faces.mart,
  verifiedLabel: "credentials checked",
  practices: [{ group: "talking", name: "Psychotherapy" }, { group: "talking", name: "EMDR" }],
  lead: "A clear, quiet conversation, a steady frame and an agreed goal.",
  details: [
    rated("4.8", "(112)"),
    { icon: "map-pin", text: "Kalamaja · 0.8 km" },
    { icon: "users", text: "on site and video" },
    { icon: "languages", text: "Estonian, English, Russian" },
  ],
  price: "€75",
  duration: "50 min",
  timesLabel: "Next free times",
  times: [
    { day: "Sat 21 Nov", time: "9:30", dateTime: "2026-11-21T09:30", href: "/mart?slot=1" },
    { day: "Mon 23 Nov", time: "8:00", dateTime: "2026-11-23T08:00", href: "/mart?slot=2" },
    { day: "Wed 25 Nov", time: "16:45", dateTime: "2026-11-25T16:45", href: "/mart?slot=3" },
  ],
  links: links("mart"),
};

export const anna: PractitionerCardProps = {
  name: "Anna-Liisa Rebane",
  href: "/anna",
  photo: faces.anna,
  verifiedLabel: "credentials checked",
  practices: [{ group: "other", name: "Yoga therapy" }, { group: "energetic", name: "Reiki" }],
  lead: "Breathing, light movement and one exercise for home. The first 15 minutes are free.",
  details: [rated("5.0", "(9)"), { icon: "video", text: "Video" }, {
    icon: "languages",
    text: "Estonian, English",
  }],
  price: "€45",
  duration: "45 min",
  timesLabel: "Next free time",
  noneThisWeek: "No free times this week. The next one:",
  times: [{ day: "Fri 4 Dec", time: "11:00", dateTime: "2026-12-04T11:00", href: "/anna?slot=1" }],
  links: [{ href: "/anna#watch", label: "Tell me if one frees up" }],
};

export const siim: PractitionerCardProps = {
  name: "Siim Kask",
  href: "/siim",
  photo: faces.siim,
  verifiedLabel: "credentials checked",
  practices: [{ group: "talking", name: "Hypnotherapy" }],
  verdicts: [{ value: "contraindicated", label: "Not suitable for you right now" }],
  unsuitable: (
    <>
      Hypnotherapy can set off a seizure, so wait with it until a doctor agrees.{" "}
      <Link href="/preferences#hypno">Read why</Link>
    </>
  ),
  lead: "I use hypnosis to loosen old fears and habits, in your own pace.",
  details: [rated("4.8", "(61)"), { icon: "map-pin", text: "Nõmme · 7.6 km" }],
  price: "€70",
  duration: "60 min",
  timesLabel: "Next free times",
  times: [],
  links: [{ href: "/siim", label: "See who suits" }],
};
