import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { createCalendarFeed as limits } from "../../api/limits/user.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useAnchor } from "../../shell/use-anchor.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { QueryContent } from "./user-page.tsx";

type Feed = components["schemas"]["CalendarFeed"];
type Detail = Feed["detail"];

const path = "/api/user/me/calendar-feed";

const feedQuery = queryOptions({
  queryKey: ["user", "calendar-feed"],
  queryFn: ({ signal }) => ok(api.GET(path, { signal })),
});

/** Creates the feed with a new secret URL, which replaces the old one, or removes it (`null`). */
function useFeedChange() {
  const cache = useQueryClient();
  const { t } = useTranslation();
  return useSubmit({
    mutationFn: async (detail: Detail | null): Promise<Feed> => {
      if (detail) return await ok(api.POST(path, { body: { detail } }));
      await ok(api.DELETE(path));
      return { url: null, detail: "discreet", createdAt: null, lastReadAt: null };
    },
    onSuccess: (feed) => {
      cache.setQueryData(feedQuery.queryKey, feed);
      void notify({
        tone: "success",
        message: t(feed.url ? "calendar.feed.made" : "calendar.feed.removed"),
      });
    },
  });
}

function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setFailed(false);
      void notify({ tone: "success", message: t("calendar.feed.copied") });
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <TextField
        name="calendar-feed-url"
        label={t("calendar.feed.address")}
        description={t("calendar.feed.secret")}
        error={failed ? t("calendar.feed.copyFailed") : undefined}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <Button onClick={() => void copy()}>{t("calendar.feed.copy")}</Button>
        <Button variant="quiet" href={url.replace(/^https?:/, "webcal:")} reload>
          {t("calendar.feed.subscribe")}
        </Button>
      </Row>
    </>
  );
}

function FeedSettings({ feed }: { feed: Feed }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const change = useFeedChange();
  const [detail, setDetail] = useState(feed.detail);
  const { url, createdAt, lastReadAt } = feed;
  useAnchor(true);
  return (
    <Stack gap="group">
      <Text>{t("calendar.feed.text")}</Text>
      {url && <FeedAddress url={url} />}
      {url && createdAt && (
        <Text size="small" tone="soft">
          {t("calendar.feed.since", { day: format.date(createdAt, "numeric") })} {lastReadAt
            ? t("calendar.feed.read", { when: format.dateTime(lastReadAt) })
            : t("calendar.feed.unread")}
        </Text>
      )}
      <RadioGroup
        label={t("calendar.feed.detail")}
        picked={detail}
        onPick={(value) => setDetail(limits.detail.enum.find((each) => each === value) ?? detail)}
        options={limits.detail.enum.map((value) => ({
          value,
          label: t(`calendar.feed.${value}`),
          hint: t(`calendar.feed.${value}Help`),
        }))}
      />
      {url && detail !== feed.detail && <Note>{t("calendar.feed.oneAddress")}</Note>}
      {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
      <Row>
        <Button pending={change.isPending} onClick={() => change.mutate(detail)}>
          {t(url ? "calendar.feed.renew" : "calendar.feed.make")}
        </Button>
        {url && (
          <Button
            variant="quiet"
            pending={change.isPending}
            onClick={() => change.mutate(null)}
          >
            {t("calendar.feed.remove")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The secret URL with which a calendar app subscribes to the user's sessions. */
export function CalendarFeed() {
  const { t } = useTranslation();
  const feed = useQuery(feedQuery);
  return (
    <Section id="calendar-feed" heading={t("calendar.feed.title")}>
      <QueryContent query={feed}>
        {(data) => <FeedSettings key={data.url} feed={data} />}
      </QueryContent>
    </Section>
  );
}
