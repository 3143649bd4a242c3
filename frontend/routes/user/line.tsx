import type { ReactNode } from "react";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** One of several things one has: what it is, a few words about it, what to do with it. */
export function Line(
  { title, badge, about, action }: {
    title: string;
    badge?: ReactNode;
    about: ReactNode;
    action?: ReactNode;
  },
) {
  return (
    <li>
      <Row justify="between" gap="stack" wrap={false}>
        <Stack gap="none">
          <Row>
            <Text size="label">{title}</Text>
            {badge}
          </Row>
          <Text size="small" tone="soft">{about}</Text>
        </Stack>
        {action}
      </Row>
    </li>
  );
}
