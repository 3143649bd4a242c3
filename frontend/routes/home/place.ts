import type { Filters } from "./filters.ts";
import type { Change } from "./use-filters.ts";

export const video = "VIDEO_CALL";

/** What the sentence's blank for the place says: one city, several, near me, by video, or anywhere. */
export function placeOf({ cities = [], near, meetingTypes = [] }: Filters): string {
  if (near) return "near";
  if (cities.length > 1) return "several";
  if (cities[0]) return cities[0];
  return onlyVideo(meetingTypes) ? "video" : "any";
}

function onlyVideo(meetingTypes: readonly string[]): boolean {
  return meetingTypes.length === 1 && meetingTypes[0] === video;
}

/** What choosing a place in the sentence changes; whoever leaves video behind means any meeting again. */
export function placed(place: string, { meetingTypes = [] }: Filters): Change {
  const nowhere: Change = { cities: undefined, near: undefined, withinKm: undefined };
  if (place === "video") return { ...nowhere, meetingTypes: [video] };
  const meeting = onlyVideo(meetingTypes) ? { meetingTypes: undefined } : {};
  if (place === "any") return { ...nowhere, ...meeting };
  return { ...nowhere, ...meeting, cities: [place] };
}

/** About a kilometre: enough to sort by distance, too little to tell a house. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** Where the person is, after the browser has asked them. */
export function locate(): Promise<{ lat: number; lon: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("no geolocation"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coarse(coords.latitude), lon: coarse(coords.longitude) }),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
