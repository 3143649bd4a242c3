import "tests/support/browser-with-server.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { bookingPageVisit, slot, times } from "tests/support/booking-page-visit.tsx";
import { instantOf } from "../days.ts";

const visit = bookingPageVisit();

type Time = { start_time: string; meeting_types: string[] };

async function freeTimes(): Promise<Time[]> {
  const page = await (await visit.app().get("/calendly/booking-pages/riina-kadakmaa/tre-60"))
    .json();
  const query = new URLSearchParams({
    event_type: page.eventType.uri,
    start_time: "2026-11-20T07:01:00Z",
    end_time: "2026-12-19T00:00:00Z",
  });
  const list = await (await visit.app().get(`/calendly/event-type-available-times?${query}`))
    .json();
  return list.collection;
}

test("only times of the chosen kind of meeting are shown, and the details say the kind", async () => {
  const free = await freeTimes();
  const ofVideo = free.filter(({ meeting_types }) => !meeting_types.includes("IN_PERSON"));
  expect(ofVideo.length).toBeGreaterThan(0);
  await visit.open("?location=IN_PERSON", "/@riina-kadakmaa/tre-60");
  const inPerson = screen.getByRole<HTMLInputElement>("radio", { name: "In person" });
  expect(inPerson.checked).toBe(true);
  expect(screen.queryByText("Video call", { selector: "li *" })).toBeNull();
  for (const start of await times()) {
    const time = free.find(({ start_time }) => Date.parse(start_time) === Date.parse(start))!;
    expect(time.meeting_types).toContain("IN_PERSON");
  }

  await userEvent.click(screen.getByRole("radio", { name: "Video call" }));
  await waitFor(async () => {
    for (const start of await times()) {
      const time = free.find(({ start_time }) => Date.parse(start_time) === Date.parse(start))!;
      expect(time.meeting_types).toContain("VIDEO_CALL");
    }
  });
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByLabelText("Name");
  expect(screen.getByText("Video call", { selector: "strong" })).toBeTruthy();
});

test("a chosen time that the other kind of meeting does not have is given back", async () => {
  const free = await freeTimes();
  const { start_time } = free.find(({ meeting_types }) => !meeting_types.includes("IN_PERSON"))!;
  await visit.show(`/@riina-kadakmaa/tre-60?location=VIDEO_CALL&date=${start_time.slice(0, 10)}`);
  await times();
  await userEvent.click(slot(instantOf(start_time)));
  await screen.findByText(/Held for you/);
  await userEvent.click(screen.getByRole("radio", { name: "In person" }));
  await waitFor(() => expect(visit.sent().at(-1)?.method).toBe("DELETE"));
  expect(screen.queryByText(/Held for you/)).toBeNull();
});
