import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "db/database.ts";
import { therapistDrafts, therapistVersions } from "db/schema/therapist-drafts.ts";
import { libsqlProfiles } from "./profiles.ts";
import { openPeople } from "./therapy-sessions.testing.ts";

let folder: string;
let database: Database;

beforeEach(async () => {
  ({ folder, database } = await openPeople());
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** As the first version with drafts stored it. */
const stored = {
  name: "Kadri Tamm",
  email: "kadri@example.ee",
  calendarUrl: "",
  gender: "FEMALE",
  city: "TARTU",
  languages: ["ESTONIAN"],
  waysOfHelping: [],
  cancellationNoticeHours: 24,
  showInSearch: true,
  picture: { uploadId: "u", fileKey: "a.webp" },
  texts: { et: { about: "Tere" } },
  practices: [{ id: "p", type: "TRE", durationMinutes: 50, priceCents: 6500, archived: true }],
  places: [{ id: "l", city: "TARTU", address: "Poska 12", lat: 58.4, lon: 26.7 }],
  media: [{ id: "m", kind: "video", file: { uploadId: "v", fileKey: "b.mp4", posterKey: "b" } }],
};

const noWords = { et: "", en: "", ru: "" };
const noTexts = { briefIntroduction: "", review: "", about: "", experience: "", howICanHelp: "" };

const read = {
  ...stored,
  nameFollowsAccount: false,
  pictureFollowsAccount: false,
  lateCancelPercent: 100,
  noShowPercent: 100,
  prepaid: false,
  picture: { ...stored.picture, posterKey: null, blur: null },
  texts: { et: { ...noTexts, about: "Tere" }, en: noTexts, ru: noTexts },
  practices: [{
    ...stored.practices[0],
    meetingTypes: [],
    bufferMinutes: null,
    seats: 1,
    startTimes: [],
    intro: false,
    schedulingUrl: "",
  }],
  places: [{
    ...stored.places[0],
    label: noWords,
    access: {},
    arrivalNote: noWords,
    picture: null,
  }],
  media: [{ ...stored.media[0], file: { ...stored.media[0]!.file, blur: null }, caption: noWords }],
};

test("a draft and a version of an earlier release are read with the fields that came later", async () => {
  await database.transaction(async (connection) => {
    const row = { therapistId: "kadri", content: stored, version: 1 };
    await connection.insert(therapistDrafts).values({ ...row, basedOn: 1, updatedAt: 0 });
    await connection.insert(therapistVersions).values({ ...row, publishedAt: 0 });
  });
  const profiles = libsqlProfiles(database.read);
  expect((await profiles.findDraft("kadri"))?.content).toEqual(read);
  expect((await profiles.findVersion("kadri", 1))?.content).toEqual(read);
});

test("a content has every field after it is read, also when nothing was stored", async () => {
  await database.transaction((connection) =>
    connection.run(
      sql`insert into therapist_drafts (therapist_id, content, version, based_on, updated_at)
        values ('kadri', '{}', 1, 1, 0)`,
    )
  );
  const profiles = libsqlProfiles(database.read);
  const [draft, published] = await Promise.all([
    profiles.findDraft("kadri"),
    profiles.findPublished("kadri"),
  ]);
  expect(Object.keys(draft!.content).toSorted())
    .toEqual(Object.keys(published!.content).toSorted());
});
