import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** All that is wrong with rules, each with its place. */
export function RuleProblems({ title, problems, nameOf = (path) => path }: {
  title: string;
  problems: readonly { path: string; message: string }[];
  nameOf?: (path: string) => string;
}) {
  return (
    <Note tone="error" urgent>
      <Stack gap="tight">
        <Text as="span" weight="strong">{title}</Text>
        <ul>
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <Text as="span" size="small">{`${nameOf(path)}: ${message}`}</Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Note>
  );
}
