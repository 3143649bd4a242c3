import { languages } from "backend/domain/text.ts";
import { root } from "../support/source-files.ts";
import { emptyRecordings, type Recordings } from "./recorder.ts";

const folder = `${root}frontend/screens`;

/** One answer a line, so that a difference between two recordings can be read. */
function fileOf(requests: [string, string][], more: Record<string, unknown> = {}): string {
  const texts = [...new Set(requests.map(([, text]) => text))].sort();
  const places = new Map(texts.map((text, at) => [text, at]));
  const keys = requests.sort().map(([key, text]) => `${JSON.stringify(key)}: ${places.get(text)}`);
  const rest = Object.entries(more).map(([name, value]) =>
    `${JSON.stringify(name)}: ${JSON.stringify(value)},\n`
  );
  return `{${rest.join("")}"requests": {\n${keys.join(",\n")}\n},\n"answers": [\n${
    texts.join(",\n")
  }\n]}\n`;
}

type File = { users?: Recordings["users"]; requests: Record<string, number>; answers: unknown[] };

/** What is recorded, for a part that is recorded again. */
export async function readRecordings(): Promise<Recordings> {
  const recordings = emptyRecordings();
  const read = async (name: string): Promise<File> =>
    JSON.parse(await Deno.readTextFile(`${folder}/answers/${name}.json`));
  const same = await read("all-languages");
  recordings.users = same.users!;
  for (const language of languages) {
    for (const { requests, answers } of [same, await read(language)]) {
      for (const [key, place] of Object.entries(requests)) {
        recordings.requests[language].set(key, JSON.stringify(answers[place]));
      }
    }
  }
  for await (const { name } of Deno.readDir(`${folder}/pictures`)) {
    recordings.pictures.set(name, await Deno.readFile(`${folder}/pictures/${name}`));
  }
  return recordings;
}

/** An answer that is the same in every language is in a file of its own. */
export async function writeRecordings({ users, requests, pictures }: Recordings): Promise<void> {
  const isShared = ([key, text]: [string, string]) =>
    languages.every((language) => requests[language].get(key) === text);
  const files = {
    "all-languages": fileOf([...requests.en].filter(isShared), { users }),
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        fileOf([...requests[language]].filter((each) => !isShared(each))),
      ]),
    ),
  };
  await Deno.mkdir(`${folder}/answers`, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(`${folder}/answers/${name}.json`, text);
    console.log(`${name}: ${(new TextEncoder().encode(text).length / 1e6).toFixed(2)} MB`);
  }
  await Deno.remove(`${folder}/pictures`, { recursive: true }).catch(() => {});
  await Deno.mkdir(`${folder}/pictures`, { recursive: true });
  for (const [key, bytes] of pictures) {
    await Deno.writeFile(`${folder}/pictures/${key.split("/").at(-1)}`, bytes);
  }
  console.log(`${pictures.size} pictures`);
}
