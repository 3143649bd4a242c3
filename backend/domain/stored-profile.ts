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
  startTimes: [],
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
  const content = complete(stored as ProfileContent, emptyContent);
  return {
    ...content,
    picture: completeFile(content.picture),
    texts: Object.fromEntries(
      languages.map((language) => [language, complete(content.texts[language], emptyTexts)]),
    ) as ProfileContent["texts"],
    practices: content.practices.map((practice) => complete(practice, emptyPractice)),
    places: content.places.map((stored) => {
      const place = complete(stored, emptyPlace);
      return {
        ...place,
        label: complete(place.label, emptyText),
        arrivalNote: complete(place.arrivalNote, emptyText),
        picture: completeFile(place.picture),
      };
    }),
    media: content.media.map((stored) => {
      const one = complete(stored, emptyMedia);
      return {
        ...one,
        file: complete(one.file, emptyFile),
        caption: complete(one.caption, emptyText),
      };
    }),
  };
}

function completeFile(file: StoredFile | null): StoredFile | null {
  return file && complete(file, emptyFile);
}

/** The fields keep their order. */
function complete<Value extends object>(value: Value, empty: Partial<Value>): Value {
  return { ...value, ...empty, ...value };
}
