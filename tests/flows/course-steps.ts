import { expect } from "vitest";
import type { TestApp } from "../test-app.ts";
import type { Person } from "./booked-session.ts";

export const text = (word: string) => ({ et: word, en: word, ru: word });
const id = () => crypto.randomUUID();

export type Content = {
  lessons: { id: string; minutes: number; materials: { id: string; kind: string }[] }[];
} & Record<string, unknown>;

export function contentOf(facts: Partial<Content> = {}): Content {
  const lesson = (title: string) => ({
    id: id(),
    title: text(title),
    minutes: 5,
    materials: [
      { id: id(), kind: "text", body: text("Breathe out slowly.") },
      { id: id(), kind: "exercise", title: text("Three lines"), task: text("Write three lines.") },
    ],
  });
  return {
    title: text("A quiet evening"),
    outcome: text("You know how to end a day."),
    summary: text(""),
    cover: "moon",
    practices: [],
    lessons: [lesson("First"), lesson("Second")],
    ...facts,
  };
}

/** A course that an editor has written; `publish` makes it readable. */
export async function writtenCourse(
  app: TestApp,
  { headers }: Pick<Person, "headers">,
  { owner = "me", access = "clients", priceCents = null, content = contentOf() }: {
    owner?: string;
    access?: string;
    priceCents?: number | null;
    content?: Content;
  } = {},
) {
  const begun = await (await app.post("/course-drafts", { owner }, headers)).json();
  const path = `/course-drafts/${begun.id}`;
  const body = { access, priceCents, content };
  const saved = await app.send("PUT", path, body, { ...headers, "If-Match": begun.version });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { version } = await saved.json();
  return {
    id: begun.id as string,
    path,
    content,
    version: version as string,
    publish: () => app.post(`${path}/publish`, undefined, headers),
  };
}

export const errCodeOf = async (answer: Response) => (await answer.json()).errCode;
