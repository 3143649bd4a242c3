import type { DomainValue } from "../../domain/domain-value.ts";
import { placeToMeet } from "../../domain/place-to-meet.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import type { SearchFilters, Why } from "../../domain/search/search-request.ts";
import type { Language } from "../../domain/text.ts";
import type { Practice, Therapist } from "../../domain/therapist.ts";
import type { VisitorContext } from "../../use-cases/context.ts";
import type { TherapistsFound } from "../../use-cases/therapists/search-therapists.ts";
import type { TherapistCard } from "../../use-cases/therapists/therapist-card.ts";
import { bytesOf, jsonBytes } from "../json-bytes.ts";
import {
  type Groups,
  groupsOf,
  isVerified,
  presentOffer,
  presentPlace,
  presentProfilePart,
  presentTimes,
  roundedKm,
  roundedScore,
} from "./therapist-card-body.ts";

/*
 * The parts of a card are kept as bytes with the object that they present. A change replaces that object, so that its
 * bytes are never old and are freed with it.
 */
const profiles = new WeakMap<Therapist, Partial<Record<Language, Uint8Array>>>();
const offers = new WeakMap<Practice, { timeZone: string; bytes: Uint8Array }>();
const places = new WeakMap<Therapist["locations"][number], string>();
const times = new WeakMap<AvailableTime[], Uint8Array>();

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
  const { nextCursor, relax, corrections } = rest;
  result.restart();
  result.addText(
    `{"total":${total},"nextCursor":${JSON.stringify(nextCursor)},"facets":${
      JSON.stringify(facets)
    },"relax":${JSON.stringify(relax)},"corrections":${JSON.stringify(corrections)},"therapists":[`,
  );
  cards.forEach((card, at) => {
    if (at > 0) result.addText(",");
    addCard(card);
  });
  result.addText("]}");
  return result.all();

  function addCard({ therapist, offer, timeZone, nextTimes, distanceKm, why }: TherapistCard) {
    result.addBytes(profileBytes(therapist, groups, language));
    const isCertified = isVerified(therapist, now);
    if (distanceKm === null) result.addBytes(isCertified ? verified : unverified);
    else result.addText(`,"verified":${isCertified},"distanceKm":${roundedKm(distanceKm)}`);
    result.addBytes(offer ? offerBytes(offer, timeZone) : noOffer);
    result.addBytes(timesBytes(nextTimes));
    result.addText(
      `,"why":[${why.map(whyText).join()}],"place":${placeText(placeToMeet(therapist, filters))}}`,
    );
  }
}

// Encoding many short texts takes longer than copying their bytes.
const verified = partBytes({ verified: true, distanceKm: null });
const unverified = partBytes({ verified: false, distanceKm: null });
const noOffer = partBytes({ offer: null });

/** The fields of an object as they continue another one. */
function partBytes(fields: object): Uint8Array {
  const bytes = bytesOf(fields).subarray(0, -1);
  bytes[0] = comma;
  return bytes;
}

/** Without the closing brace, because the rest of the card follows. */
function profileBytes(therapist: Therapist, groups: Groups, language: Language): Uint8Array {
  let ofLanguages = profiles.get(therapist);
  if (!ofLanguages) profiles.set(therapist, ofLanguages = {});
  return ofLanguages[language] ??= bytesOf(presentProfilePart(therapist, groups, language))
    .subarray(0, -1);
}

function offerBytes(offer: Practice, timeZone: string): Uint8Array {
  const known = offers.get(offer);
  if (known?.timeZone === timeZone) return known.bytes;
  const bytes = partBytes({ offer: presentOffer(offer, timeZone) });
  offers.set(offer, { timeZone, bytes });
  return bytes;
}

function timesBytes(nextTimes: AvailableTime[]): Uint8Array {
  const known = times.get(nextTimes);
  if (known) return known;
  const bytes = partBytes({ nextTimes: presentTimes(nextTimes) });
  times.set(nextTimes, bytes);
  return bytes;
}

function placeText(place: Therapist["locations"][number] | null): string {
  if (!place) return "null";
  const known = places.get(place);
  if (known !== undefined) return known;
  const text = JSON.stringify(presentPlace(place));
  places.set(place, text);
  return text;
}

function whyText({ term, value, score }: Why): string {
  return `{"term":"${term}","value":${quoted(value)},"score":${roundedScore(score)}}`;
}

function quoted(value: string): string {
  return /^[\w.:-]*$/.test(value) ? `"${value}"` : JSON.stringify(value);
}
