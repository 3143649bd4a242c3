import { storedPeople, type StoredPerson } from "../practitioners/stored-people.ts";
import { storedValue } from "../stored-value.ts";

type Viewed = {
  /** Whether views are stored. */
  isOn: boolean;
  /** The last viewed first. */
  people: StoredPerson[];
};

export const mostViewed = 12;

const nothing: Viewed = { isOn: true, people: [] };
const off: Viewed = { isOn: false, people: [] };

const offText = "off";

const viewed = storedValue("heaolu.viewed", nothing, {
  parse(text) {
    if (text === offText) return off;
    return { isOn: true, people: storedPeople(JSON.parse(text), mostViewed) };
  },
  serialize({ isOn, people }) {
    if (!isOn) return offText;
    return people.length > 0 ? JSON.stringify(people) : null;
  },
});

export const useViewed = viewed.useValue;

export function storeView({ slug, name, pictureUrl }: StoredPerson) {
  const { isOn, people } = viewed.value();
  if (!isOn) return;
  const others = people.filter((person) => person.slug !== slug);
  viewed.save({
    isOn,
    people: [{ slug, name, pictureUrl }, ...others].slice(0, mostViewed),
  });
}

/** For practitioners that are not shown any more. */
export function forgetViews(slugs: readonly string[]) {
  const { isOn, people } = viewed.value();
  const rest = people.filter(({ slug }) => !slugs.includes(slug));
  if (rest.length < people.length) viewed.save({ isOn, people: rest });
}

export function clearViews() {
  viewed.save({ ...viewed.value(), people: [] });
}

export function turnViews(on: boolean) {
  viewed.save(on ? nothing : off);
}
