import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import type { Change, Filters } from "../../search/filters.ts";

export const videoCall = "VIDEO_CALL";

type Point = NonNullable<Filters["near"]>;

/** A visitor's position is rounded to two decimals, so a point with a third one was chosen on the map. */
export function isMapArea({ lat, lon }: Point): boolean {
  return roundedDegrees(lat) !== lat || roundedDegrees(lon) !== lon;
}

export function mapAreaAround(latitude: number, longitude: number): Point {
  const [lat, lon] = [latitude, longitude].map((degrees) => Math.round(degrees * 1000) / 1000);
  const point = { lat: lat!, lon: lon! };
  return isMapArea(point)
    ? point
    : { ...point, lat: Math.round((point.lat + 0.001) * 1000) / 1000 };
}

export function placeOf({ cities = [], near, meetingTypes = [] }: Filters): string {
  if (near) return isMapArea(near) ? "map" : "near";
  if (cities.length > 1) return "several";
  if (cities[0]) return cities[0];
  return isVideoOnly(meetingTypes) ? "video" : "any";
}

function isVideoOnly(meetingTypes: readonly string[]): boolean {
  return meetingTypes.length === 1 && meetingTypes[0] === videoCall;
}

export function changeOfPlace(place: string, { meetingTypes = [] }: Filters): Change {
  const anywhere: Change = { cities: undefined, near: undefined, withinKm: undefined };
  if (place === "video") return { ...anywhere, meetingTypes: [videoCall] };
  const anyMeeting = isVideoOnly(meetingTypes) ? { meetingTypes: undefined } : {};
  if (place === "any") return { ...anywhere, ...anyMeeting };
  return { ...anywhere, ...anyMeeting, cities: [place] };
}

function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function locate(): Promise<{ lat: number; lon: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("no geolocation"));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ lat: roundedDegrees(latitude), lon: roundedDegrees(longitude) }),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}

/** Filters by the position of the visitor; the browser shows a permission prompt. */
export function useNearMe(change: (change: Change) => void): () => void {
  const { t } = useTranslation();
  return () =>
    void locate().then(
      (near) => change({ near, cities: undefined }),
      () => notify({ tone: "error", message: t("home.place.unknown") }),
    );
}
