import { useEffect, useRef, useState } from "react";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { components } from "../api/schema.d.ts";
import { accountOf, indexEvents } from "./frame-url.ts";
import {
  type DomainValue,
  listDomainValues,
  type OfferedEventType,
  request,
} from "./booking-api.ts";
import { notifyParent, observeHeight } from "./embed.ts";
import { eventTypeName } from "./summary.tsx";
import { useConfirmationWords, useWords } from "./words.ts";

async function listEventTypes(account: string): Promise<OfferedEventType[]> {
  const user = `${location.origin}/api/calendly/users/${encodeURIComponent(account)}`;
  const types: OfferedEventType[] = [];
  let token: string | null = null;
  do {
    const from: Record<string, string> = token ? { page_token: token } : {};
    const query = new URLSearchParams({ user, count: "100", ...from });
    const page = await request(
      "GET",
      `/calendly/event-types?${query}`,
    ) as components["schemas"]["EventTypes"];
    types.push(...page.collection);
    token = page.pagination.next_page_token;
  } while (token);
  return types;
}

type Offered = { types: OfferedEventType[]; values: DomainValue[] };

const placeholder = "\u00a0";

function hostOf(offered: Offered | string): string | undefined {
  return typeof offered === "object" ? offered.types[0]?.profile?.name : undefined;
}

export function AccountPage({ account, hidesTitle }: { account: string; hidesTitle: boolean }) {
  const { say } = useWords();
  const sayMore = useConfirmationWords();
  const page = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<Offered | "loading" | "failed">("loading");

  useEffect(() => notifyParent({ event: "calendly.profile_page_viewed", payload: {} }), []);
  useEffect(() => observeHeight(page.current), []);
  useEffect(() => {
    if (offered !== "loading") return;
    const own = accountOf(`${location.origin}/@${account}`);
    Promise.all([listEventTypes(account), listDomainValues()])
      .then(([all, values]) =>
        setOffered({ types: indexEvents(all).byAccount.get(own) ?? [], values })
      )
      .catch(() => setOffered("failed"));
  }, [account, offered]);

  return (
    <Page ref={page} width="form" padded>
      <Stack gap="block">
        {hidesTitle
          ? (
            <h1>
              <VisuallyHidden>{sayMore("offered.title")}</VisuallyHidden>
            </h1>
          )
          : (
            <Stack gap="tight">
              <Text tone="soft">{hostOf(offered) ?? placeholder}</Text>
              <Text as="h1">{sayMore("offered.title")}</Text>
            </Stack>
          )}
        {offered === "loading" && <Skeleton label={say("time.loading")} count={3} />}
        {offered === "failed" && (
          <Failed
            message={say("failed.page")}
            retryLabel={say("failed.retry")}
            onRetry={() => setOffered("loading")}
          />
        )}
        {typeof offered === "object" && offered.types.length === 0 && (
          <Text>{sayMore("offered.empty")}</Text>
        )}
        {typeof offered === "object" && offered.types.map((type) => (
          <Card key={type.uri}>
            <Stack gap="tight">
              <Text as="h2" size="card">
                <Link href={new URL(type.scheduling_url).pathname + location.search}>
                  {eventTypeName(type.practice, type.name, { values: offered.values, say })}
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {[
                  say("summary.minutes", { count: type.duration }),
                  ...(type.kind === "group"
                    ? [sayMore("offered.group", { count: type.capacity })]
                    : []),
                ].join(" · ")}
              </Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
