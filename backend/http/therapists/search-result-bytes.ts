import { coverageOf } from "../../domain/certificate-coverage.ts";
import type { DomainValue } from "../../domain/domain-value.ts";
import { hour } from "../../domain/duration.ts";
import { placeToMeet } from "../../domain/place-to-meet.ts";
import { instantText } from "../../domain/instant-text.ts";
import { startUrl } from "../../domain/scheduling.ts";
import type { SearchFilters, Why } from "../../domain/search/search-request.ts";
import type { Language } from "../../domain/text.ts";
import type { TherapistOnCard } from "../../domain/therapist.ts";
import type { Offered } from "../../ports/search.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import type { TherapistsFound } from "../../use-cases/therapists/search-therapists.ts";
import type { CardTime, TherapistCard } from "../../use-cases/therapists/therapist-card.ts";
import { bytesOf, jsonBytes } from "../json-bytes.ts";
import {
  type Groups,
  groupsOf,
  presentCoverage,
  presentOffer,
  presentPlace,
  presentProfilePart,
  roundedKm,
  roundedScore,
} from "./therapist-card-body.ts";

/*
 * The parts of a card are kept as bytes with the object that they present. A change replaces that object, so that its
 * bytes are never old and are freed with it.
 */
const profiles = new WeakMap<TherapistOnCard, Partial<Record<Language, Uint8Array>>>();
const offers = new WeakMap<Offered, Partial<Record<Language, PresentedOffer>>>();

/** `place` is that of every search which accepts sessions in person; null when it depends on the search. */
type PresentedOffer = {
  timeZone: string;
  hour: number;
  bytes: Uint8Array;
  page: string;
  place: string | null;
};

const result = jsonBytes();
const comma = 44;

/**
 * The answer of a search as `presentCards` presents it, put together from kept bytes: with twenty cards, writing all of it
 * takes longer than the search. Valid until the next call.
 */
export function searchResultBytes(
  { cards, facets, total, ...rest }: TherapistsFound,
  domainValues: DomainValue[],
  context: VisitorContext,
  filters: SearchFilters,
): Uint8Array<ArrayBuffer> {
  const groups = groupsOf(domainValues);
  const { language, now } = context;
  const { nextCursor, relax, corrections, understood } = rest;
  const read = understood ? `,"understood":${JSON.stringify(understood)}` : "";
  const acceptsInPerson = !filters.meetingTypes?.length ||
    filters.meetingTypes.includes("IN_PERSON");
  // A certificate begins and ends at a full hour.
  const thisHour = Math.floor(now / hour);
  result.restart();
  result.addText(
    `{"total":${total},"nextCursor":${JSON.stringify(nextCursor)},"facets":${
      JSON.stringify(facets)
    },"relax":${JSON.stringify(relax)},"corrections":${
      JSON.stringify(corrections)
    }${read},"therapists":[`,
  );
  cards.forEach((card, at) => {
    if (at > 0) result.addByte(comma);
    addCard(card);
  });
  result.addText("]}");
  return result.all();

  function addCard({ offered, timeZone, nextTimes, distanceKm, why }: TherapistCard) {
    const { bytes, page, place } = presentedOffer(offered, timeZone);
    result.addBytes(bytes);
    result.addText(
      `,"nextTimes":[${timesText(nextTimes, page)}],"distanceKm":${roundedKm(distanceKm)},"why":[${
        whyTexts(why)
      }],"place":${
        place !== null && acceptsInPerson
          ? place
          : JSON.stringify(presentPlace(placeToMeet(offered.therapist, filters)))
      }}`,
    );
  }

  function presentedOffer(offered: Offered, timeZone: string): PresentedOffer {
    let ofLanguages = offers.get(offered);
    if (!ofLanguages) offers.set(offered, ofLanguages = {});
    const known = ofLanguages[language];
    if (known?.timeZone === timeZone && known.hour === thisHour) return known;
    const { therapist, offer } = offered;
    const fields = {
      ...presentCoverage(therapist, offer, coverageOf(therapist, now)),
      offer: offer && presentOffer(offer, timeZone),
    };
    const bytes = joined(profileBytes(therapist, groups, language), partBytes(fields));
    const place = therapist.locations.length > 1
      ? null
      : JSON.stringify(presentPlace(placeToMeet(therapist, {})));
    const page = JSON.stringify(offer?.schedulingUrl ?? "").slice(0, -1);
    return ofLanguages[language] = { timeZone, hour: thisHour, bytes, page, place };
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

/** The fields of an object as they continue another one. */
function partBytes(fields: object): Uint8Array {
  const bytes = bytesOf(fields).subarray(0, -1);
  bytes[0] = comma;
  return bytes;
}

/** Without the closing brace, because the rest of the card follows. */
function profileBytes(therapist: TherapistOnCard, groups: Groups, language: Language): Uint8Array {
  let ofLanguages = profiles.get(therapist);
  if (!ofLanguages) profiles.set(therapist, ofLanguages = {});
  return ofLanguages[language] ??= bytesOf(presentProfilePart(therapist, groups, language))
    .subarray(0, -1);
}

/** `page` is the address of the offer's page as JSON without the closing quote. */
function timesText(nextTimes: CardTime[], page: string): string {
  let text = "";
  for (const { startsAt, schedulingUrl } of nextTimes) {
    const separator = text === "" ? "" : ",";
    const url = schedulingUrl === null ? `${startUrl(page, startsAt)}"` : quoted(schedulingUrl);
    text += `${separator}{"startsAt":"${instantText(startsAt)}","schedulingUrl":${url}}`;
  }
  return text;
}

function whyTexts(why: Why[]): string {
  let text = "";
  for (const { term, value, score } of why) {
    const separator = text === "" ? "" : ",";
    text += `${separator}{"term":"${term}","value":${quoted(value)},"score":${
      roundedScore(score)
    }}`;
  }
  return text;
}

function quoted(value: string): string {
  return /^[\w.:-]*$/.test(value) ? `"${value}"` : JSON.stringify(value);
}
