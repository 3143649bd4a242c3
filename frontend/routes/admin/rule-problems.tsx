import type { Ref } from "react";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** All that is wrong with rules, each with its place. */
export function RuleProblems({ ref, title, problems, nameOf = (path) => path }: {
  /** Of the note, which takes the focus when it is moved there. */
  ref?: Ref<HTMLDivElement> | undefined;
  title: string;
  problems: readonly { path: string; message: string }[];
  nameOf?: (path: string) => string;
}) {
  return (
    <Note tone="error" urgent ref={ref} tabIndex={-1}>
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
