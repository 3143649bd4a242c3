import { useEffect, useRef, useState } from "react";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { accountOf, indexEvents } from "../booking-url.ts";
import { type EventType, listEventTypes } from "./calls.ts";
import { tell, tellHeightOf } from "./embed.ts";
import { useWords } from "./words.ts";

/** What can be booked with one account. */
export function AccountPage({ account, hidesTitle }: { account: string; hidesTitle: boolean }) {
  const { say } = useWords();
  const page = useRef<HTMLDivElement>(null);
  const [types, setTypes] = useState<EventType[] | "loading" | "failed">("loading");

  useEffect(() => tell({ event: "calendly.profile_page_viewed", payload: {} }), []);
  useEffect(() => tellHeightOf(page.current), []);
  useEffect(() => {
    if (types !== "loading") return;
    const own = accountOf(`${location.origin}/@${account}`);
    listEventTypes(account)
      .then((all) => setTypes(indexEvents(all).byAccount.get(own) ?? []))
      .catch(() => setTypes("failed"));
  }, [account, types]);

  return (
    <Page ref={page} width="form" padded>
      <Stack gap="block">
        {hidesTitle
          ? (
            <h1>
              <VisuallyHidden>{say("account.title")}</VisuallyHidden>
            </h1>
          )
          : <Text as="h1">{say("account.title")}</Text>}
        {types === "loading" && <Skeleton label={say("time.loading")} count={3} />}
        {types === "failed" && (
          <Failed
            message={say("failed.page")}
            retryLabel={say("failed.retry")}
            onRetry={() => setTypes("loading")}
          />
        )}
        {Array.isArray(types) && types.length === 0 && <Text>{say("account.empty")}</Text>}
        {Array.isArray(types) && types.map((type) => (
          <Card key={type.uri}>
            <Stack gap="tight">
              <Text as="h2" size="card">
                <Link href={new URL(type.scheduling_url).pathname + location.search}>
                  {type.name}
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {[
                  say("summary.minutes", { count: type.duration }),
                  ...(type.kind === "group"
                    ? [say("account.group", { count: type.capacity })]
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
