import { linkCalendar } from "../use-cases/therapists/link-calendar.ts";
import type { Command } from "./house.ts";

/** What is done to a practitioner's calendar. */
export const calendarCommands = {
  async "link-calendar"({ persistence, scheduling }, [therapist, url]) {
    if (!therapist || !url) {
      return { done: false, says: "link-calendar <therapist> <scheduling url>" };
    }
    const ports = { persistence, scheduling };
    const { linked, left, ...found } = await linkCalendar(ports, Date.now(), { therapist, url });
    const lines = [
      ...linked.map(({ practice, type }) =>
        `${practice.type}, ${practice.durationMinutes} min → ${type.schedulingUrl}, ${type.durationMinutes} min`
      ),
      ...left.map((practice) =>
        `${practice.type}, ${practice.durationMinutes} min: nothing fits; nobody can book it`
      ),
    ];
    return {
      done: linked.length > 0,
      linked: linked.map(({ practice, type }) => ({ practice: practice.id, eventType: type.uri })),
      left: left.map(({ id }) => id),
      says: [`${found.therapist.name}:`, ...lines].join("\n"),
    };
  },
} satisfies Record<string, Command>;
