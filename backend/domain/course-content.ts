import { captionsProblem } from "./captions.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import { type Language, languages, type Text } from "./text.ts";
import { isWebLink } from "./web-link.ts";

/** Drawings that stand for a course. */
export const courseCovers = ["moon", "lake", "door", "slices", "hills", "rings"] as const;

export type CourseCover = (typeof courseCovers)[number];

export const materialKinds = ["text", "video", "audio", "exercise", "file", "link"] as const;

/** `url`: an https address, or a path of this site. `uploadId`: null until a file is sent. */
export type Material =
  & { id: string }
  & (
    | { kind: "text"; body: Text }
    | { kind: "exercise"; title: Text; task: Text }
    | { kind: "link"; title: Text; url: string }
    | { kind: "file"; title: Text; uploadId: string | null }
    | { kind: "audio"; title: Text; note: Text; uploadId: string | null }
    | { kind: "video"; title: Text; uploadId: string | null; captions: Text }
  );

export type Lesson = { id: string; title: Text; minutes: number; materials: Material[] };

/** What a course says. `outcome`: what a person knows afterwards. `practices`: codes of THERAPY_TYPE that fit to it. */
export type CourseContent = {
  title: Text;
  outcome: Text;
  summary: Text;
  cover: CourseCover;
  practices: string[];
  lessons: Lesson[];
};

/** In characters of NFC, and in parts. */
export const courseLimits = {
  title: 120,
  outcome: 300,
  summary: 1500,
  body: 20_000,
  task: 2_000,
  note: 300,
  url: 1_000,
  captions: 100_000,
  lessons: 40,
  materials: 20,
  practices: 10,
  minutes: 240,
  answer: 10_000,
} as const;

const emptyText: Text = { et: "", en: "", ru: "" };

export function emptyCourse(): CourseContent {
  return {
    ...{ title: emptyText, outcome: emptyText, summary: emptyText },
    ...{ cover: "rings", practices: [], lessons: [] },
  };
}

type NamedText = { path: string; text: Text };

/** The texts that every language of the course has. */
function requiredTexts({ title, outcome, lessons }: CourseContent): NamedText[] {
  return [
    { path: "title", text: title },
    { path: "outcome", text: outcome },
    ...lessons.flatMap((lesson) => [
      { path: `lessons.${lesson.id}.title`, text: lesson.title },
      ...lesson.materials.map((material) =>
        material.kind === "text"
          ? { path: `materials.${material.id}.body`, text: material.body }
          : { path: `materials.${material.id}.title`, text: material.title }
      ),
      ...lesson.materials.flatMap((material) =>
        material.kind === "exercise"
          ? [{ path: `materials.${material.id}.task`, text: material.task }]
          : []
      ),
    ]),
  ];
}

/** The languages in which every required text is written. */
export function languagesOf(content: CourseContent): Language[] {
  const texts = requiredTexts(content);
  return languages.filter((language) => texts.every(({ text }) => text[language].trim() !== ""));
}

/** What is missing in the language that lacks least, so that an editor sees the shortest way to publish. */
function missingTexts(content: CourseContent): FieldProblem[] {
  const texts = requiredTexts(content);
  const missing = languages.map((language) =>
    texts.filter(({ text }) => text[language].trim() === "")
      .map(({ path }) => problem(`${path}.${language}`, "ERR_REQUIRED"))
  );
  return missing.reduce((fewest, each) => each.length < fewest.length ? each : fewest);
}

/** Whether a link leads to a public https page or to a page of this site. */
function isCourseLink(url: string): boolean {
  return isWebLink(url) || /^\/(?!\/)[^\s\\]*$/.test(url);
}

/** Paths use the ids of lessons and materials, so that they stay right when the order changes. */
function problemsOfMaterial(material: Material): FieldProblem[] {
  const path = `materials.${material.id}`;
  switch (material.kind) {
    case "link":
      if (material.url.trim() === "") return [problem(`${path}.url`, "ERR_REQUIRED")];
      return isCourseLink(material.url) ? [] : [problem(`${path}.url`, "ERR_WEB_LINK")];
    case "file":
    case "audio":
      return material.uploadId ? [] : [problem(`${path}.file`, "ERR_REQUIRED")];
    case "video":
      return [
        ...(material.uploadId ? [] : [problem(`${path}.file`, "ERR_REQUIRED")]),
        ...(languages.some((language) => material.captions[language] !== "")
          ? []
          : [problem(`${path}.captions`, "ERR_REQUIRED")]),
      ];
    default:
      return [];
  }
}

/** Why content cannot be published; none for one complete language and a lesson with materials. */
export function problemsOfPublication(content: CourseContent): FieldProblem[] {
  const { lessons } = content;
  return [
    ...(lessons.length === 0 ? [problem("lessons", "ERR_REQUIRED")] : []),
    ...lessons.filter(({ materials }) => materials.length === 0)
      .map(({ id }) => problem(`lessons.${id}.materials`, "ERR_REQUIRED")),
    ...missingTexts(content),
    ...lessons.flatMap(({ materials }) => materials).flatMap(problemsOfMaterial),
  ];
}

/** What is wrong in a draft however unfinished it is: ids twice, captions that players would refuse. */
export function problemsOfDraft({ lessons }: CourseContent): FieldProblem[] {
  const materials = lessons.flatMap((lesson) => lesson.materials);
  const ids = [...lessons, ...materials].map(({ id }) => id);
  const repeated = ids.filter((id, at) => ids.indexOf(id) < at);
  return [
    ...repeated.map((id) => problem(`lessons.${id}`, "ERR_REPEATED")),
    ...materials.flatMap((material) =>
      material.kind !== "video" ? [] : languages.flatMap((language) => {
        const text = material.captions[language];
        const wrong = text === "" ? null : captionsProblem(text);
        const path = `materials.${material.id}.captions.${language}`;
        return wrong === null ? [] : [problem(path, "ERR_CAPTIONS", { line: wrong.line })];
      })
    ),
  ];
}

export function minutesOf({ lessons }: Pick<CourseContent, "lessons">): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}

export function materialsOf({ lessons }: Pick<CourseContent, "lessons">): Material[] {
  return lessons.flatMap(({ materials }) => materials);
}

export function uploadIdsOf(content: CourseContent): string[] {
  return materialsOf(content).flatMap((material) =>
    "uploadId" in material && material.uploadId ? [material.uploadId] : []
  );
}
