import type { Profile } from "./profile-types.ts";

const noTexts = { briefIntroduction: "", review: "", about: "", experience: "", howICanHelp: "" };
const words = { et: "", en: "", ru: "" };

export function exampleProfile(): Profile {
  const practice = {
    type: "TRE",
    durationMinutes: 50,
    priceCents: 6500,
    meetingTypes: ["IN_PERSON" as const],
    bufferMinutes: null,
    seats: 1,
    startTimes: [],
    intro: false,
    schedulingUrl: "",
    archived: false,
  };
  return {
    name: "Külli Mägi",
    nameFollowsAccount: false,
    email: "kulli@example.com",
    calendarUrl: "",
    gender: "FEMALE",
    city: "TALLINN",
    languages: ["et", "en"],
    waysOfHelping: ["STRESS"],
    cancellationNoticeHours: 24,
    lateCancelPercent: 100,
    noShowPercent: 100,
    prepaid: false,
    showInSearch: true,
    picture: { uploadId: null, url: "/files/a?token=1", blur: null, posterUrl: null },
    pictureFollowsAccount: false,
    texts: { et: { ...noTexts, about: "Eesti keeles" }, en: { ...noTexts }, ru: { ...noTexts } },
    practices: [{ id: "a", ...practice }, { id: "b", ...practice }],
    places: [{
      id: "p",
      city: "TALLINN",
      address: "Poska 12",
      lat: 59.4,
      lon: 24.7,
      label: { ...words },
      access: { lift: true },
      arrivalNote: { ...words },
      picture: null,
    }],
    media: [],
  };
}
