import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { OwnProfile } from "./own-profile.ts";

/** The practitioner as the page and the card would show them with the draft. */
export function draftTherapist(
  therapist: Therapist,
  { content, published }: OwnProfile,
): Therapist {
  const practices = content.practices.flatMap((practice): Practice[] => {
    const { id, type, durationMinutes, priceCents, meetingTypes, intro, archived } = practice;
    if (archived || type === "" || durationMinutes === null) return [];
    return [{
      ...{ id, type, durationMinutes, meetingTypes, intro },
      seats: practice.seats,
      priceCents: priceCents ?? 0,
      eventTypeUri: published.eventTypeUris.get(id) ?? "",
      schedulingUrl: practice.schedulingUrl,
    }];
  });
  return {
    ...therapist,
    name: content.name,
    email: content.email,
    gender: content.gender,
    city: content.city,
    calendarUrl: content.calendarUrl,
    pictureKey: content.picture?.fileKey ?? null,
    pictureBlur: content.picture?.blur ?? null,
    cancellationNoticeHours: content.cancellationNoticeHours ?? therapist.cancellationNoticeHours,
    lateCancelPercent: content.lateCancelPercent,
    noShowPercent: content.noShowPercent,
    prepaid: content.prepaid,
    words: content.texts,
    languages: content.languages,
    waysOfHelping: content.waysOfHelping,
    locations: content.places.flatMap(({ lat, lon, ...place }) =>
      lat === null || lon === null ? [] : [{ ...place, lat, lon }]
    ),
    practices,
    media: content.media.map(({ kind, file, caption }) => ({ kind, ...file, caption })),
  };
}
