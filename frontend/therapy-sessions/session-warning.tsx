import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { sessionListsKey } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

type SessionWarning = components["schemas"]["SessionWarning"];

const warningsKey = ["session-warnings"];

const badgeOf = { caution: "caution", ask: "ask", no: "contraindicated" } as const;

/** What the test says newly about booked sessions of the signed-in person. */
export function sessionWarningsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...warningsKey, userId],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/suitability/warnings", { signal }))).warnings,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

function OpenWarning({ warning, session, onCancel }: {
  warning: SessionWarning;
  session: TherapySession;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const [isShared, setShared] = useState(false);
  const { id, cause, verdict } = warning;
  // An open warning has a reason, so its verdict is not milder.
  const kind = verdict.verdict === "ok" ? "caution" : verdict.verdict;
  const { id: practitioner, name, slug } = session.therapist;
  const question = new URLSearchParams({ practitioner, practice: verdict.practice });
  const keeping = useSubmit<unknown, void>({
    mutationFn: () =>
      ok(api.POST("/api/suitability/warnings/{id}/keep", {
        params: { path: { id } },
        body: { rulesVersion: verdict.rulesVersion, share: isShared },
      })),
    onSuccess: () => void notify({ tone: "success", message: t("journal.warning.kept") }),
    // Also after a refusal: then the rules have changed again.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: warningsKey }),
        cache.invalidateQueries({ queryKey: sessionListsKey }),
      ]),
  });
  return (
    <Note tone="warning">
      <Stack gap="stack">
        <Row>
          <VerdictBadge verdict={badgeOf[kind]}>
            {t(`journal.warning.verdict.${kind}`)}
          </VerdictBadge>
        </Row>
        <Text weight="strong">{t(`journal.warning.cause.${cause}`)}</Text>
        <Stack as="ul" gap="tight">
          {verdict.reasons.map(({ rule, reason, source }) => (
            <li key={rule}>
              <Text as="span">{reason}</Text>{" "}
              <Text as="span" size="caption" tone="soft">
                {t("journal.warning.source", { source })}
              </Text>
            </li>
          ))}
        </Stack>
        <Text>{t(`journal.warning.text.${kind}`, { name })}</Text>
        <Text size="small">
          {t(cause === "rules" ? "journal.warning.free" : "journal.warning.terms")}
        </Text>
        <Checkbox
          label={t("journal.warning.share", { name })}
          checked={isShared}
          onCheckedChange={setShared}
        />
        {keeping.error && <Text role="alert">{showFailure(keeping.error)}</Text>}
        <Row>
          <Button small pending={keeping.isPending} onClick={() => keeping.mutate()}>
            {t("journal.warning.keep")}
          </Button>
          {verdict.verdict === "ask" && (
            <Button small variant="quiet" href={`/questions/new?${question}`}>
              {t("journal.warning.ask", { name })}
            </Button>
          )}
          <Button small variant="quiet" href={`/therapist/view/${slug}`}>
            {t("journal.warning.other")}
          </Button>
          {session.canCancel && (
            <Button small variant="quiet" onClick={onCancel}>{t("journal.warning.cancel")}</Button>
          )}
        </Row>
      </Stack>
    </Note>
  );
}

/** At a booked session about which the test says more than when it was booked: why, and what the client can do. */
export function SessionWarningNote({ session, onCancel }: {
  session: TherapySession;
  onCancel: () => void;
}) {
  const user = useSessionUser();
  const { data } = useQuery({
    ...sessionWarningsQuery(user?.id),
    enabled: user !== null && session.status === "booked",
  });
  const warning = data?.find(({ therapySessionId }) => therapySessionId === session.id);
  if (!warning) return null;
  return <OpenWarning warning={warning} session={session} onCancel={onCancel} />;
}
