import parser from "@typescript-eslint/parser";
import { ESLint } from "eslint";
import reactHooks from "eslint-plugin-react-hooks";
import { expect, test } from "vitest";
import { filesBelow, readSource, root } from "./support/source-files.ts";

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [{
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": reactHooks as unknown as ESLint.Plugin },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  }],
});

function findings(results: ESLint.LintResult[]): string[] {
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) =>
      `${filePath.replace(root, "")}:${line} ${ruleId}: ${message}`
    )
  );
}

/** The files that call a hook, or have a remark to the linter: in the others the rules have nothing to find. */
const callsHook = /(?<!\bvi\.)\buse(?:[A-Z]\w*)?[(<]|eslint-/;

async function filesWithHooks(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ["frontend", "ui-kit"]) {
    for await (const path of filesBelow(folder)) {
      if (/\.tsx?$/.test(path) && callsHook.test(await readSource(path))) {
        found.push(path);
      }
    }
  }
  return found;
}

test("hooks are called unconditionally and list all their dependencies", async () => {
  const paths = await filesWithHooks();
  expect(paths.length).toBeGreaterThan(100);
  const results = await eslint.lintFiles(paths);
  expect(findings(results)).toEqual([]);
});

test("the rules report a conditional hook and a missing dependency", async () => {
  const results = await eslint.lintText(
    `import { useEffect, useState } from "react";
export function Broken({ id }: { id: string }) {
  if (!id) return null;
  const [name] = useState("");
  useEffect(() => console.log(id, name), []);
  return name;
}`,
    { filePath: "frontend/broken.tsx" },
  );
  expect(findings(results)).toHaveLength(3);
});
