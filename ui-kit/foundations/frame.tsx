import type { ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import { Stack } from "../layout/stack.tsx";
import { Text } from "../layout/text.tsx";
import "./foundations.css";

export function Frame({ title, lead, children }: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page padded>
      <Stack gap="block">
        <h1>{title}</h1>
        {lead && <Text size="reading">{lead}</Text>}
        {children}
      </Stack>
    </Page>
  );
}
