import { linkCalendar } from "../use-cases/therapists/link-calendar.ts";
import { type Command, required } from "./command.ts";

export const calendarCommands = {
  async "link-calendar"({ persistence, scheduling }, [name, address]) {
    const therapist = required(name, "therapist");
    const url = required(address, "scheduling url");
    const ports = { persistence, scheduling };
    const { linked, left, staying, ...found } = await linkCalendar(ports, Date.now(), {
      therapist,
      url,
    });
    const lines = [
      ...linked.map(({ practice, type }) =>
        `${practice.type}, ${practice.durationMinutes} min → ${type.schedulingUrl}, ${type.durationMinutes} min`
      ),
      ...left.map((practice) =>
        `${practice.type}, ${practice.durationMinutes} min: no event type fits, so it cannot be booked`
      ),
      ...staying.map(({ startsAt, endsAt, timeZone }) =>
        `booked here, block it in the other calendar: ${spanOf(startsAt, endsAt, timeZone)}`
      ),
    ];
    return {
      done: linked.length > 0,
      linked: linked.map(({ practice, type }) => ({ practice: practice.id, eventType: type.uri })),
      left: left.map(({ id }) => id),
      staying: staying.map(({ id }) => id),
      message: [`${found.therapist.name}:`, ...lines].join("\n"),
    };
  },
} satisfies Record<string, Command>;

function spanOf(startsAt: number, endsAt: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  return `${format.formatRange(startsAt, endsAt)} (${timeZone})`;
}
