import parser from "@typescript-eslint/parser";
import { ESLint } from "eslint";
import reactHooks from "eslint-plugin-react-hooks";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

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

test("hooks are called unconditionally and list all their dependencies", async () => {
  const results = await eslint.lintFiles(["frontend/**/*.{ts,tsx}", "ui-kit/**/*.{ts,tsx}"]);
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
