import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Certificate,
  type CertificateContent,
  changeCertificate,
  isCounted,
  isInForce,
  newCertificate,
  publicState,
  sendCertificate,
} from "./certificate.ts";
import { checkCertificate, refuseCertificate } from "./certificate-decision.ts";
import { certifiedFor, coverageOf } from "./certificate-coverage.ts";
import { dueReminder } from "./certificate-reminder.ts";
import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { Practice } from "./therapist.ts";
import { dateOf } from "./wall-clock.ts";

const content: CertificateContent = {
  title: "EABP",
  issuer: "EABP",
  year: 2023,
  number: "2417",
  url: "https://eabp.org/2417",
  validFrom: null,
  validUntil: "2026-12-31",
  practices: ["BODY_PSY"],
  uploadId: null,
};
const place = { id: "c", therapistId: "t", position: 0 };
const start = Date.parse("2026-01-01T10:00:00Z");

function checkedUntil(validUntil: string | null, practices = ["BODY_PSY"]): Certificate {
  const waiting = sendCertificate(
    newCertificate({ ...content, validUntil, practices }, place, start),
    start,
  );
  const version = waiting.updatedAt;
  return checkCertificate(waiting, {
    by: "admin",
    version,
    decidedVersion: null,
    classLabel: "association",
  }, start);
}

test.each([
  ["2026-12-31", "2026-12-31T21:59:59Z", true, "winter, the last second in Estonia"],
  ["2026-12-31", "2026-12-31T22:00:00Z", false, "winter, midnight in Estonia"],
  ["2026-07-31", "2026-07-31T20:59:59Z", true, "summer, the last second in Estonia"],
  ["2026-07-31", "2026-07-31T21:00:00Z", false, "summer, midnight in Estonia"],
  ["2027-03-28", "2027-03-28T20:59:59Z", true, "the day of 23 hours"],
  ["2027-03-28", "2027-03-28T21:00:00Z", false, "the day of 23 hours is over"],
  ["2026-10-25", "2026-10-25T21:59:59Z", true, "the day of 25 hours"],
  ["2026-10-25", "2026-10-25T22:00:00Z", false, "the day of 25 hours is over"],
])("a certificate until %s at %s: %s (%s)", (validUntil, at, expected) => {
  expect(isInForce({ validFrom: null, validUntil }, Date.parse(at))).toBe(expected);
});

test("a certificate counts from the midnight of its first day in Estonia", () => {
  const period = { validFrom: "2026-07-01", validUntil: null };
  expect(isInForce(period, Date.parse("2026-06-30T20:59:59Z"))).toBe(false);
  expect(isInForce(period, Date.parse("2026-06-30T21:00:00Z"))).toBe(true);
});

test("coverage changes by the clock and stays the same object in between", () => {
  const practices = ["BODY_PSY", "TRE"].map((type) => ({ type, intro: false }) as Practice);
  const therapist = {
    practices,
    certificates: [checkedUntil("2026-06-30"), checkedUntil("2026-12-31", ["TRE"])],
  };
  const first = coverageOf(therapist, start);
  expect(first).toEqual(["BODY_PSY", "TRE"]);
  expect(coverageOf(therapist, Date.parse("2026-06-30T20:59:59Z"))).toBe(first);
  expect(coverageOf(therapist, Date.parse("2026-06-30T21:00:00Z"))).toEqual(["TRE"]);
  expect(coverageOf(therapist, start)).toEqual(first);
  expect(coverageOf(therapist, Date.parse("2026-12-31T22:00:00Z"))).toEqual([]);
});

test("a reminder is not for who had it checked later, and a changed end is followed again", () => {
  const certificate = checkedUntil("2026-12-31");
  const now = Date.parse("2026-11-20T10:00:00Z");
  const due = { kind: "reminded", reason: "60 2026-12-31" } as const;
  expect(dueReminder({ certificate, others: [certificate], events: [] }, now)).toEqual(due);
  const done = [{ ...due, createdAt: now }];
  expect(dueReminder({ certificate, others: [], events: done }, now)).toBeNull();
  const late = { ...certificate, checkedAt: now - day };
  expect(dueReminder({ certificate: late, others: [], events: [] }, now)).toBeNull();
  const other = { ...certificate, validUntil: "2027-01-10" };
  expect(dueReminder({ certificate: other, others: [], events: done }, now)?.reason)
    .toBe("60 2027-01-10");
});

type Step = (certificate: Certificate, now: number) => Certificate;

const practitionerSteps = [
  fc.record({
    validUntil: fc.option(fc.integer({ min: 20_400, max: 21_200 }).map(dateOf)),
    url: fc.constantFrom("", "https://eabp.org/2417"),
    title: fc.constantFrom("A", "B"),
  }).map((changes): Step => (one, now) => changeCertificate(one, { ...one, ...changes }, now)),
  fc.constant<Step>((one, now) => sendCertificate(one, now)),
];
const version = fc.boolean().map((isStale) => (one: Certificate) =>
  isStale ? one.updatedAt - 1 : one.updatedAt
);
const admin = fc.constantFrom("admin-1", "admin-2");
const adminSteps = [
  fc.tuple(version, admin).map(([versionOf, by]): Step => (one, now) =>
    checkCertificate(one, {
      by,
      version: versionOf(one),
      decidedVersion: null,
      classLabel: "regulated",
    }, now)
  ),
  fc.tuple(version, admin).map(([versionOf, by]): Step => (one, now) =>
    refuseCertificate(
      one,
      { by, version: versionOf(one), decidedVersion: null, reason: "No." },
      now,
    )
  ),
];

test("after any steps on any days only what was checked as it is now, and is in force, counts", () => {
  const steps = fc.array(fc.tuple(fc.oneof(...practitionerSteps, ...adminSteps), fc.nat(90)), {
    maxLength: 30,
  });
  fc.assert(fc.property(steps, (all) => {
    let now = start;
    let certificate = newCertificate(content, place, now);
    let checkedContent: string | null = null;
    for (const [step, days] of all) {
      now += days * day;
      const before = certificate;
      try {
        certificate = step(before, now);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        expect([
          "ERR_ALREADY_DECIDED",
          "ERR_STALE",
          "ERR_ILLEGAL_TRANSITION",
          "ERR_INVALID_INPUT",
        ]).toContain(error.code);
      }
      if (certificate !== before) expect(certificate.updatedAt).toBeGreaterThan(before.updatedAt);
      const isNew = certificate.state === "checked" && before.state !== "checked";
      if (isNew) {
        expect(before.state).toBe("waiting");
        checkedContent = contentText(certificate);
      }
      const isChecked = certificate.state === "checked";
      expect(isChecked).toBe(certificate.classLabel !== "self-declared");
      if (isChecked) {
        expect(contentText(certificate)).toBe(checkedContent);
        expect(certificate.checkedBy).not.toBeNull();
        expect(certificate.checkedAt).not.toBeNull();
      }
      expect(certificate.state === "refused").toBe(certificate.refusedReason !== null);
      expect(publicState(certificate) === null).toBe(certificate.state === "refused");
      const counts = isChecked && isInForce(certificate, now);
      expect(isCounted(certificate, now)).toBe(counts);
      expect(certifiedFor({ certificates: [certificate] }, "BODY_PSY", now)).toHaveLength(
        counts ? 1 : 0,
      );
    }
  }));
});

function contentText({ title, url, validUntil }: Certificate): string {
  return JSON.stringify([title, url, validUntil]);
}
