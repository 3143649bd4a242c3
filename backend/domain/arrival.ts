import type { MapPoint } from "./map-link.ts";
import type { PlaceAccess } from "./profile.ts";
import type { Text } from "./text.ts";

/** What the client of a session reads about its place. */
export type Arrival = {
  /** How to get in, or else what the profile calls the place; may be empty. */
  note: Text;
  access: PlaceAccess;
  /** Its pin on the map. */
  point: MapPoint;
};

export type KnownPlace = MapPoint & {
  address: string;
  cityName: string;
  /** What the practitioner calls it in the calendar; null when it is not there. */
  calendarName: string | null;
  arrivalNote: Text;
  /** What the profile calls the place, e.g. with the floor. */
  label: Text;
  access: PlaceAccess;
};

/** The name of a place in calendars and sessions, in Estonian like its street. */
export function placeName({ address, cityName }: Pick<KnownPlace, "address" | "cityName">): string {
  return namesCity(address, cityName) ? address : placeNameWithCity({ address, cityName });
}

/** Practitioners type the city at the end of the address too. */
function namesCity(address: string, cityName: string): boolean {
  return address.toLowerCase().endsWith(`, ${cityName.toLowerCase()}`);
}

/** Sessions that were booked before the city was left out there have it twice. */
function placeNameWithCity({ address, cityName }: Pick<KnownPlace, "address" | "cityName">) {
  return `${address}, ${cityName}`;
}

/** Null by video, when the session is over or cancelled, and when its place is no longer on the profile. */
export function arrivalAt(
  { meetingType, status, place }: { meetingType: string; status: string; place: string },
  places: readonly KnownPlace[],
): Arrival | null {
  if (meetingType !== "IN_PERSON" || status !== "booked") return null;
  const found = places.find((known) =>
    [known.calendarName, placeName(known), placeNameWithCity(known)].includes(place)
  );
  if (!found) return null;
  const { arrivalNote, label, access, lat, lon } = found;
  const note = {
    et: arrivalNote.et.trim() || label.et,
    en: arrivalNote.en.trim() || label.en,
    ru: arrivalNote.ru.trim() || label.ru,
  };
  return { note, access, point: { lat, lon } };
}
