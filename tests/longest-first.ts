import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take some half a minute or more. At the end of a project the other workers would wait for them. */
const longest = [
  "ui-kit/stories.test.tsx",
  "tests/review/stories.test.ts",
  "tests/security/access-matrix.test.ts",
  "tests/security/canaries.test.ts",
  "tests/integrity/simulation/simulation.test.ts",
  "tests/integrity/libsql-server.test.ts",
  "frontend/routes/journal/list.test.tsx",
  "tests/integrity/killed-uploads.test.ts",
  "tests/integrity/killed-server.test.ts",
  "tests/security/malformed-bodies.test.ts",
];

/** A worker that goes on with a file of another project is replaced and loads all modules again, so projects stay together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? longest.length : found;
    };
    const sorted = await super.sort(files);
    const ofProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofProject.values()].flatMap((group) =>
      group.toSorted((one, other) => place(one) - place(other))
    );
  }
}
