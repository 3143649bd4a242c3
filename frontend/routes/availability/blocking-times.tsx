import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { type BlockingTime, blockingTimesQuery, reloadTimes } from "./queries.ts";

/** What blocks the practitioner's times: what visitors hold now, and below it sessions and imported busy times. */
export function BlockingTimes({ therapistId, timeZone }: {
  therapistId: string;
  timeZone: string;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data: times, error, refetch } = useQuery(blockingTimesQuery);
  useLiveTimes(therapistId, () => {
    void refetch();
  });
  const held = times?.filter(({ canEnd }) => canEnd) ?? [];
  const others = times?.filter(({ canEnd }) => !canEnd) ?? [];
  return (
    <Section heading={t("availability.blocking.title")} id="blocking-times">
      <Stack gap="stack">
        {!times && !error && <Skeleton label={t("availability.blocking.loading")} />}
        {error && (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {times && held.length === 0 && <Text tone="soft">{t("availability.blocking.none")}</Text>}
        {held.length > 0 && (
          <Stack as="ul" gap="stack">
            {held.map((time) => <HeldTime key={time.id} time={time} timeZone={timeZone} />)}
          </Stack>
        )}
        {others.length > 0 && (
          <Disclosure title={t("availability.blocking.others", { number: others.length })}>
            <Stack as="ul" gap="tight">
              {others.map((time) => <OtherTime key={time.id} time={time} timeZone={timeZone} />)}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Section>
  );
}

function HeldTime({ time, timeZone }: { time: BlockingTime; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const now = useRenderTime();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { id, kind, startsAt, endsAt, heldUntil, name } = time;
  const when = format.span(startsAt, endsAt);
  const ending = useSubmit({
    mutationFn: () =>
      ok(api.DELETE("/api/availability/blocking-times/{id}", { params: { path: { id } } })),
    onSuccess: () => {
      void notify({ tone: "success", message: t("availability.blocking.ended", { when }) });
    },
    onSettled: async () => {
      reloadTimes(queries);
      await queries.invalidateQueries(blockingTimesQuery);
    },
  });
  return (
    <Card as="li">
      <Row justify="between" gap="group">
        <Row wrap={false} align="start">
          <Icon name={kind === "booking" ? "triangle-alert" : "clock"} />
          <Stack gap="hair">
            <Text as="h3" size="label" weight="strong">{format.opening(when)}</Text>
            <Text size="small" tone="soft">
              {[
                t(`availability.blocking.kind.${kind}`, { name }),
                heldUntil &&
                t("availability.blocking.until", { time: format.untilFrom(now, heldUntil) }),
              ].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        </Row>
        <Button
          small
          pending={ending.isPending}
          onClick={() => ending.mutate()}
          aria-label={t("availability.blocking.endOf", { when })}
        >
          {t("availability.blocking.end")}
        </Button>
      </Row>
      {ending.error && <Note tone="error" urgent>{showFailure(ending.error)}</Note>}
    </Card>
  );
}

function OtherTime({ time, timeZone }: { time: BlockingTime; timeZone: string }) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const { kind, startsAt, endsAt, name, sessionId } = time;
  const what = kind === "booking"
    ? t("availability.blocking.session", { name })
    : t(`availability.blocking.kind.${kind}`, { name });
  return (
    <li>
      <Row justify="between" gap="tight">
        <Text as="span" size="small">{format.opening(format.span(startsAt, endsAt))}</Text>
        <Text as="span" size="small" tone="soft">
          {sessionId ? <Link href={`/sessions?open=${sessionId}`}>{what}</Link> : what}
        </Text>
      </Row>
    </li>
  );
}
