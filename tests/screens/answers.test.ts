import { expect, test } from "vitest";
import { faultsOfBody, operationOf } from "../support/answer-schemas.ts";
import { root } from "../support/source-files.ts";

type Answers = {
  requests: Record<string, number>;
  answers: { status: number; body: unknown }[];
};

const textOf = (name: string) => Deno.readTextFile(`${root}frontend/screens/answers/${name}.json`);

const names = ["all-languages", "et", "en", "ru"];
const texts = await Promise.all(names.map(textOf));
const files: Record<string, Answers> = Object.fromEntries(
  names.map((name, at) => [name, JSON.parse(texts[at]!)]),
);

test("every recorded answer of a screen fits the contract; deno task screens records them again", () => {
  const faults: string[] = [];
  for (const [name, { requests, answers }] of Object.entries(files)) {
    const checked = new Set<string>();
    for (const [key, place] of Object.entries(requests)) {
      const [, , method = "", path = ""] = /^(\S+) (\S+) ([^?\s]+)/.exec(key) ?? [];
      const operation = operationOf(method, path);
      const { status, body } = answers[place]!;
      const schema = operation?.responses[status]?.content;
      const id = `${operation?.operationId} ${place}`;
      if (checked.has(id)) continue;
      checked.add(id);
      const [content] = Object.values(schema ?? {});
      if (!operation) faults.push(`${name}: no operation for ${key}`);
      else if (content) faults.push(...faultsOfBody(content, body).map((one) => `${key}: ${one}`));
      else if (body !== null) faults.push(`${name}: ${key} answers ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

test("each language has the same requests, and no answer has a secret", () => {
  const [, et, en, ru] = names.map((name) => Object.keys(files[name]!.requests));
  expect(et).toEqual(en);
  expect(ru).toEqual(en);
  for (const text of texts) {
    const tokens = text.match(/(?<=["#=])[\w-]{43}(?=")/g) ?? [];
    expect(tokens.filter((token) => !token.startsWith("example-"))).toEqual([]);
    expect(text).not.toMatch(/eyJ[\w-]{5,}\.eyJ/);
  }
});
