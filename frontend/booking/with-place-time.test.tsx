import "tests/support/browser-with-server.ts";
import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { WithPlaceTime } from "./with-place-time.tsx";

afterEach(cleanup);

type Situation = Partial<ComponentProps<typeof WithPlaceTime>>;

function said(situation: Situation) {
  const { container } = render(
    <WithPlaceTime
      page={{ timeZone: "Europe/Tallinn", eventType: { duration: 60 } }}
      startsAt="2026-11-30T10:00:00Z"
      meetingType="IN_PERSON"
      zone="America/New_York"
      {...situation}
    >
      {"here "}
    </WithPlaceTime>,
  );
  return container.textContent.replaceAll("\u2060", "").replaceAll(/\s+/g, " ");
}

test.each(
  [
    ["et", "Kohapeal 12:00–13:00 (Tallinna aeg)"],
    ["en", "12:00–13:00 at the place (Tallinn time)"],
    ["ru", "На месте: 12:00–13:00 (время Таллинна)"],
  ] as const,
)("a session in person has the time at its place beside it in %s", async (language, words) => {
  await startI18n();
  await switchLanguage(language);
  await needTranslations(["booking"]);
  expect(said({})).toBe(`here ${words}`);
});

test("the time at the place has its day where the dates differ", async () => {
  await switchLanguage("en");
  expect(said({ startsAt: "2026-11-30T02:00:00Z", zone: "America/Los_Angeles" }))
    .toBe("here Mon 30 Nov, 4:00–5:00 at the place (Tallinn time)");
});

test("a call and a place with the same clocks need no second time", () => {
  expect(said({ meetingType: "VIDEO_CALL" })).toBe("here ");
  expect(said({ zone: "Europe/Helsinki" })).toBe("here ");
});
