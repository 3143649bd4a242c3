import { expect, test } from "vitest";
import { changedPaths, type Fields, fieldsOf, profileOf } from "./fields.ts";
import { merge } from "./merge.ts";
import { exampleProfile as example } from "./profile.testing.ts";
import type { Profile } from "./profile-types.ts";

function merged(mine: (profile: Profile) => void, theirs: (profile: Profile) => void) {
  const change = (edit: (profile: Profile) => void): Fields => {
    const profile = example();
    edit(profile);
    return fieldsOf(profile);
  };
  const { fields, clashes } = merge(fieldsOf(example()), change(mine), change(theirs));
  return { profile: profileOf(fields), clashes };
}

const practice = (id: string) => ({ ...example().practices[0]!, id });
const ids = ({ practices }: Profile) => practices.map(({ id }) => id).join("");

test("a profile is the same after it was written as fields", () => {
  expect(profileOf(fieldsOf(example()))).toEqual(example());
  const later = example();
  later.picture = { ...later.picture!, url: "/files/a?token=2" };
  expect(changedPaths(fieldsOf(example()), fieldsOf(later))).toEqual([]);
});

test("changes of different fields are merged, also within one practice", () => {
  const { profile, clashes } = merged((mine) => {
    mine.texts.ru.about = "Мой текст";
    mine.practices[0]!.priceCents = 7000;
  }, (theirs) => {
    theirs.texts.en.about = "Theirs";
    theirs.practices[0]!.durationMinutes = 55;
    theirs.places[0]!.lat = 59.5;
  });
  expect(clashes).toEqual([]);
  expect(profile.texts).toMatchObject({ ru: { about: "Мой текст" }, en: { about: "Theirs" } });
  expect(profile.practices[0]).toMatchObject({ priceCents: 7000, durationMinutes: 55 });
  expect(profile.places[0]!.lat).toBe(59.5);
});

test("a field changed on both sides clashes, unless to the same value", () => {
  const { profile, clashes } = merged((mine) => {
    mine.texts.et.about = "mine";
    mine.city = "TARTU";
  }, (theirs) => {
    theirs.texts.et.about = "theirs";
    theirs.city = "TARTU";
  });
  expect(clashes).toEqual([{ path: "texts.et.about", mine: "mine", theirs: "theirs" }]);
  expect(profile.texts.et.about).toBe("mine");
});

test("added, removed and moved practices of both sides come together", () => {
  const { profile, clashes } = merged((mine) => {
    mine.practices = [practice("b"), practice("a"), practice("m")];
  }, (theirs) => {
    theirs.practices = [practice("a"), practice("t"), practice("b")];
    theirs.languages = ["et", "ru"];
  });
  expect(ids(profile)).toBe("batm");
  expect(clashes).toEqual([]);
  expect(
    merged((mine) => {
      mine.practices = [practice("a")];
      mine.languages = ["et", "en", "fi"];
    }, (theirs) => {
      theirs.languages = ["et"];
    }).profile,
  ).toMatchObject({ languages: ["et", "fi"], practices: [{ id: "a" }] });
});

test("a removed practice stays when the other side has changed it", () => {
  const removed = (profile: Profile) => void profile.practices.shift();
  const changed = (profile: Profile) => void (profile.practices[0]!.priceCents = 9900);
  for (const { profile, clashes } of [merged(removed, changed), merged(changed, removed)]) {
    expect(clashes).toEqual([]);
    expect(profile.practices.find(({ id }) => id === "a")).toEqual({
      ...practice("a"),
      priceCents: 9900,
    });
  }
  expect(ids(merged(removed, () => {}).profile)).toBe("b");
});

test("an answer about a place that was taken back stays taken back", () => {
  const { profile } = merged((mine) => {
    delete mine.places[0]!.access.lift;
  }, (theirs) => {
    theirs.places[0]!.access.quietRoom = true;
  });
  expect(profile.places[0]!.access).toEqual({ quietRoom: true });
});
