import { compareTherapists as limits } from "../api/limits/therapists.ts";
import { storedPeople, type StoredPerson } from "../practitioners/stored-people.ts";
import { storedValue } from "../stored-value.ts";

/** A kept practitioner, with what the bar shows. */
export type Kept = StoredPerson;

export const mostKept = limits.ids.maxItems;

/** The same empty list as on the server, so that nothing is rendered again. */
const emptyList: Kept[] = [];

const shortlist = storedValue("heaolu.shortlist", emptyList, {
  parse(text) {
    const people = storedPeople(JSON.parse(text), mostKept);
    return people.length > 0 ? people : emptyList;
  },
  serialize: (people) => people.length > 0 ? JSON.stringify(people) : null,
});

/** Returns false when the list is full. */
export function keep(therapist: Kept): boolean {
  const others = shortlist.value().filter(({ slug }) => slug !== therapist.slug);
  if (others.length >= mostKept) return false;
  shortlist.save([...others, therapist]);
  return true;
}

export function drop(slug: string) {
  shortlist.save(shortlist.value().filter((therapist) => therapist.slug !== slug));
}

export function clearShortlist() {
  shortlist.save(emptyList);
}

export const useShortlist = shortlist.useValue;
