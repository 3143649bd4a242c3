import "tests/support/browser-with-server.ts";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { BookedZone } from "./booked-zone.tsx";

afterEach(cleanup);

test("a session in person is shown with the time at its place where the clocks differ", async () => {
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["confirmation"]);
  const shown = (zone: string, meetingType: "IN_PERSON" | "VIDEO_CALL") => {
    const start = { startsAt: "2026-11-24T08:00:00Z", timeZone: "Europe/Tallinn" };
    return render(<BookedZone {...start} meetingType={meetingType} zone={zone} />).container
      .textContent;
  };
  expect(shown("America/New_York", "IN_PERSON")).toMatch(
    /New\sYork\stime.*Tallinn\stime.*24\sNov,\s10:00/,
  );
  expect(shown("America/New_York", "VIDEO_CALL")).not.toContain("10:00");
  expect(shown("Europe/Tallinn", "IN_PERSON")).toBe("");
});
