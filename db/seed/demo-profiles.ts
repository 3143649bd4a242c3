import { languages } from "../schema/columns.ts";
import type { therapistDrafts, therapistVersions } from "../schema/therapist-drafts.ts";
import { day, type DemoDay } from "./demo-day.ts";
import type { therapistRows } from "./demo-therapists.ts";

type Rows = ReturnType<typeof therapistRows>;
type Content = ReturnType<typeof contentOf>;

type ProfileRows = {
  therapistVersions: (typeof therapistVersions.$inferInsert)[];
  therapistDrafts: (typeof therapistDrafts.$inferInsert)[];
};

/** Practitioners whose draft differs from what is published, and how. */
const drafts: Record<string, (content: Content) => Content> = {
  "tatjana-zaretsnaja": (content) => ({
    ...content,
    texts: {
      ...content.texts,
      et: {
        ...content.texts.et,
        review: "Kakskümmend aastat nõustamist, pool sellest vene keeles Narvas.",
      },
    },
    practices: content.practices.map((one, at) =>
      at === 0 ? { ...one, priceCents: one.priceCents + 500 } : one
    ),
  }),
  "rasmus-tihase": (content) => ({
    ...content,
    texts: {
      ...content.texts,
      ru: { briefIntroduction: "", review: "", about: "", experience: "", howICanHelp: "" },
    },
  }),
};

/** The first version of each profile, and some drafts. */
export function profileRows(rows: Rows, demoDay: DemoDay): ProfileRows {
  return {
    therapistVersions: rows.therapists.map((therapist) => ({
      therapistId: therapist.id,
      version: 1,
      content: contentOf(rows, therapist),
      publishedBy: null,
      publishedAt: therapist.updatedAt,
    })),
    therapistDrafts: rows.therapists.flatMap((therapist) => {
      const change = drafts[therapist.slug];
      if (!change || !therapist.userId) return [];
      return [{
        therapistId: therapist.id,
        content: change(contentOf(rows, therapist)),
        version: 1,
        basedOn: 1,
        updatedBy: therapist.userId,
        updatedAt: demoDay.startsAt - day,
      }];
    }),
  };
}

function contentOf(rows: Rows, { id, ...therapist }: Rows["therapists"][number]) {
  const of = <Row extends { therapistId: string }>(parts: Row[]) =>
    parts.filter(({ therapistId }) => therapistId === id);
  const texts = new Map(of(rows.therapistTexts).map((words) => [words.language, words]));
  const textsOf = (language: typeof languages[number]) => {
    const { briefIntroduction, about, experience, howICanHelp } = texts.get(language)!;
    return { briefIntroduction, review: "", about, experience, howICanHelp };
  };
  const picture = {
    uploadId: null,
    fileKey: therapist.pictureKey,
    posterKey: null,
    blur: therapist.pictureBlur,
  };
  return {
    name: therapist.name,
    nameFollowsAccount: false,
    email: therapist.email,
    calendarUrl: therapist.calendarUrl,
    gender: therapist.gender,
    city: therapist.city,
    languages: of(rows.therapistLanguages).map(({ language }) => language),
    waysOfHelping: of(rows.therapistWaysOfHelping).map(({ wayOfHelping }) => wayOfHelping),
    cancellationNoticeHours: 24,
    lateCancelPercent: 100,
    noShowPercent: 100,
    prepaid: therapist.prepaid ?? false,
    showInSearch: therapist.wantsSearch ?? false,
    picture,
    pictureFollowsAccount: false,
    texts: { et: textsOf("et"), en: textsOf("en"), ru: textsOf("ru") },
    practices: of(rows.practices).map((practice) => ({
      id: practice.id,
      type: practice.type,
      durationMinutes: practice.durationMinutes,
      priceCents: practice.priceCents,
      meetingTypes: practice.meetingTypes,
      bufferMinutes: null,
      seats: practice.seats ?? 1,
      startTimes: practice.startTimes ?? [],
      intro: practice.intro,
      schedulingUrl: practice.schedulingUrl,
      archived: false,
    })),
    places: of(rows.therapistLocations).map((place) => ({
      id: place.id,
      city: place.city,
      address: place.address,
      lat: place.lat,
      lon: place.lon,
      label: place.label,
      access: place.access ?? {},
      arrivalNote: { et: "", en: "", ru: "", ...place.arrivalNote },
      picture: null,
    })),
    media: of(rows.therapistMedia).map(({ id, kind, fileKey, blur, caption }) => ({
      id,
      kind,
      file: { uploadId: null, fileKey, posterKey: null, blur },
      caption,
    })),
  };
}
