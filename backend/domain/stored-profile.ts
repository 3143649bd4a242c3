import type { ProfileContent, ProfilePlace, ProfilePractice, StoredFile } from "./profile.ts";
import { languages, type Text } from "./text.ts";

const emptyText: Text = { et: "", en: "", ru: "" };

const emptyTexts = {
  briefIntroduction: "",
  review: "",
  about: "",
  experience: "",
  howICanHelp: "",
};

const emptyFile: StoredFile = { uploadId: null, fileKey: "", posterKey: null, blur: null };

const emptyContent: ProfileContent = {
  name: "",
  nameFollowsAccount: false,
  email: "",
  calendarUrl: "",
  gender: "",
  city: "",
  languages: [],
  waysOfHelping: [],
  cancellationNoticeHours: null,
  lateCancelPercent: 100,
  noShowPercent: 100,
  prepaid: false,
  showInSearch: false,
  picture: null,
  pictureFollowsAccount: false,
  texts: { et: emptyTexts, en: emptyTexts, ru: emptyTexts },
  practices: [],
  places: [],
  media: [],
};

const emptyPractice: Omit<ProfilePractice, "id"> = {
  type: "",
  durationMinutes: null,
  priceCents: null,
  meetingTypes: [],
  bufferMinutes: null,
  seats: 1,
  intro: false,
  schedulingUrl: "",
  archived: false,
};

const emptyPlace: Omit<ProfilePlace, "id"> = {
  city: "",
  address: "",
  lat: null,
  lon: null,
  label: emptyText,
  access: {},
  arrivalNote: emptyText,
  picture: null,
};

const emptyMedia: Omit<ProfileContent["media"][number], "id"> = {
  kind: "photo",
  file: emptyFile,
  caption: emptyText,
};

/** A stored draft or version with empty values for the fields that did not exist when it was stored. */
export function completeContent(stored: unknown): ProfileContent {
  const content = { ...emptyContent, ...stored as Partial<ProfileContent> };
  return {
    ...content,
    picture: completeFile(content.picture),
    texts: Object.fromEntries(
      languages.map((language) => [language, { ...emptyTexts, ...content.texts[language] }]),
    ) as ProfileContent["texts"],
    practices: content.practices.map((practice) => ({ ...emptyPractice, ...practice })),
    places: content.places.map((place) => ({
      ...emptyPlace,
      ...place,
      label: { ...emptyText, ...place.label },
      arrivalNote: { ...emptyText, ...place.arrivalNote },
      picture: completeFile(place.picture ?? null),
    })),
    media: content.media.map((one) => ({
      ...emptyMedia,
      ...one,
      file: { ...emptyFile, ...one.file },
      caption: { ...emptyText, ...one.caption },
    })),
  };
}

function completeFile(file: StoredFile | null): StoredFile | null {
  return file && { ...emptyFile, ...file };
}
