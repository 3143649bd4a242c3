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
const offers = new WeakMap<Practice, Partial<Record<Language, ProfileAndOffer>>>();
const places = new WeakMap<Therapist["locations"][number], string>();
const times = new WeakMap<AvailableTime[], Uint8Array>();

/** The profile is stored again with each offer, because one long copy takes less time than two short ones. */
type ProfileAndOffer = {
  therapist: Therapist;
  timeZone: string;
  isCertified: boolean;
  bytes: Uint8Array;
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
  const { nextCursor, relax, corrections } = rest;
  result.restart();
  result.addText(
    `{"total":${total},"nextCursor":${JSON.stringify(nextCursor)},"facets":${
      JSON.stringify(facets)
    },"relax":${JSON.stringify(relax)},"corrections":${JSON.stringify(corrections)},"therapists":[`,
  );
  cards.forEach((card, at) => {
    if (at > 0) result.addByte(comma);
    addCard(card);
  });
  result.addText("]}");
  return result.all();

  function addCard({ therapist, offer, timeZone, nextTimes, distanceKm, why }: TherapistCard) {
    if (offer) result.addBytes(profileAndOffer(therapist, offer, timeZone));
    else {
      result.addBytes(profileBytes(therapist, groups, language));
      result.addBytes(partBytes({ verified: isVerified(therapist, now), offer: null }));
    }
    result.addBytes(timesBytes(nextTimes));
    result.addText(
      `,"distanceKm":${roundedKm(distanceKm)},"why":[${whyTexts(why)}],"place":${
        placeText(placeToMeet(therapist, filters))
      }}`,
    );
  }

  function profileAndOffer(therapist: Therapist, offer: Practice, timeZone: string): Uint8Array {
    const isCertified = isVerified(therapist, now);
    let ofLanguages = offers.get(offer);
    if (!ofLanguages) offers.set(offer, ofLanguages = {});
    const known = ofLanguages[language];
    const isSame = known?.therapist === therapist && known.timeZone === timeZone &&
      known.isCertified === isCertified;
    if (isSame) return known.bytes;
    const profile = profileBytes(therapist, groups, language);
    const fields = { verified: isCertified, offer: presentOffer(offer, timeZone) };
    const bytes = joined(profile, partBytes(fields));
    ofLanguages[language] = { therapist, timeZone, isCertified, bytes };
    return bytes;
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
function profileBytes(therapist: Therapist, groups: Groups, language: Language): Uint8Array {
  let ofLanguages = profiles.get(therapist);
  if (!ofLanguages) profiles.set(therapist, ofLanguages = {});
  return ofLanguages[language] ??= bytesOf(presentProfilePart(therapist, groups, language))
    .subarray(0, -1);
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
