import fc from "fast-check";
import { expect, test } from "vitest";
import {
  joinedIn,
  memberOf,
  ownerOf,
  type Team,
  teamLimits,
  tidyDetails,
  withInvited,
  withJoined,
  withoutMember,
  withOwner,
} from "./team.ts";

const text = { et: "", en: "", ru: "" };

const team: Team = {
  id: "1",
  slug: "kalamaja-ruum",
  name: "Kalamaja ruum",
  description: text,
  city: "TALLINN",
  address: "",
  members: [{ therapistId: "owner", isOwner: true, invitedAt: 0, joinedAt: 0 }],
  createdAt: 0,
  updatedAt: 0,
};

const people = ["owner", "a", "b", "c"];
const steps = { withInvited, withJoined, withoutMember, withOwner };

test("a team always has one owner who joined, and only invited practitioners who accept join", () => {
  const step = fc.tuple(
    fc.constantFrom(...Object.keys(steps) as (keyof typeof steps)[]),
    fc.constantFrom(...people),
  );
  fc.assert(fc.property(fc.array(step, { maxLength: 40 }), (history) => {
    let current = team;
    const consented = new Set(["owner"]);
    for (const [name, person] of history) {
      try {
        current = steps[name](current, person, 1);
      } catch {
        continue;
      }
      if (name === "withJoined") consented.add(person);
      if (name === "withoutMember") consented.delete(person);
    }
    expect(current.members.filter(({ isOwner }) => isOwner)).toHaveLength(1);
    expect(joinedIn(current)).toContain(ownerOf(current));
    expect(joinedIn(current).every((id) => consented.has(id))).toBe(true);
    const ids = current.members.map(({ therapistId }) => therapistId);
    expect(new Set(ids).size).toBe(ids.length);
  }));
});

test("an owner passes the team on before leaving", () => {
  const both = withJoined(withInvited(team, "a", 1), "a", 2);
  expect(() => withoutMember(both, "owner")).toThrow("ERR_TEAM_OWNER");
  expect(() => withOwner(withInvited(team, "b", 1), "b")).toThrow("ERR_NOT_FOUND");
  const left = withoutMember(withOwner(both, "a"), "owner");
  expect(memberOf(left, "owner")).toBeUndefined();
  expect(ownerOf(left)).toBe("a");
});

test("a team has at most as many members and invited people as it may", () => {
  const full = Array.from({ length: teamLimits.members - 1 }, (_, at) => `p${at}`)
    .reduce((before, id) => withInvited(before, id, 1), team);
  expect(withInvited(full, "p0", 2)).toBe(full);
  expect(() => withInvited(full, "one more", 2)).toThrow("ERR_TEAM_FULL");
});

test("a name needs a letter, and invisible characters are left out", () => {
  const details = { name: " \u200b ", description: text, city: "", address: "" };
  expect(() => tidyDetails(details)).toThrow("ERR_INVALID_INPUT");
  expect(tidyDetails({ ...details, name: " Ruum\u202e\n4 " }).name).toBe("Ruum 4");
});
