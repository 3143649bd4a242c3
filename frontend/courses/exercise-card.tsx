import type { ReactNode } from "react";
import { Card } from "ui-kit/layout/card.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";

/** An exercise with its task; the form to write in stands below. */
export function ExerciseCard({ title, task, lang, children }: {
  title: string;
  task: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap="tight">
        <h2 lang={lang}>{title}</h2>
        <Prose lang={lang}>
          {task.split(/\n+/).map((paragraph, at) => <p key={at}>{paragraph}</p>)}
        </Prose>
      </Stack>
      {children}
    </Card>
  );
}
