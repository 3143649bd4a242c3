import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Switch, type SwitchProps } from "ui-kit/controls/switch.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { type Consent, consentsQuery, useChangeConsent } from "../../api/consents.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { QueryContent } from "./user-page.tsx";

const counted = [
  "notes",
  "ratings",
  "comments",
  "exercises",
  "savedSearches",
  "testResults",
  "testDrafts",
  "clientQuestions",
] as const;

function wordsOf(purpose: Consent["purpose"]) {
  if (purpose === "bookings") {
    return { title: "user.consents.titleBookings", again: "user.consents.againBookings" } as const;
  }
  if (purpose === "searches") {
    return { title: "user.consents.titleSearches", again: "user.consents.againSearches" } as const;
  }
  if (purpose === "test-results") {
    return { title: "user.consents.titleTest", again: "user.consents.againTest" } as const;
  }
  if (purpose === "test-sharing") {
    return { title: "user.consents.titleSharing", again: "user.consents.againSharing" } as const;
  }
  if (purpose === "questions") {
    return {
      title: "user.consents.titleQuestions",
      again: "user.consents.againQuestions",
    } as const;
  }
  return { title: "user.consents.title", again: "user.consents.again" } as const;
}

function keepsSomething({ kept }: Consent): boolean {
  return Object.values(kept).some((count) => count > 0);
}

function countedTexts(t: TFunction, kept: Consent["kept"]): string[] {
  return counted.filter((name) => kept[name] > 0)
    .map((name) => t(`user.consents.count.${name}`, { count: kept[name] }));
}

function useConsequences({ purpose, kept }: Consent): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = countedTexts(t, kept);
  return [
    ...(kept.pastSessions > 0
      ? [
        t("user.consents.pastSessions", { count: kept.pastSessions }),
        t("user.consents.practitioner"),
      ]
      : []),
    ...(kept.waitingLists > 0
      ? [t("user.consents.waitingLists", { count: kept.waitingLists })]
      : []),
    ...(kept.sessionRequests > 0
      ? [t("user.consents.sessionRequests", { count: kept.sessionRequests })]
      : []),
    ...(kept.reviews > 0 ? [t("user.consents.reviews", { count: kept.reviews })] : []),
    ...(texts.length > 0 ? [t("user.consents.deleted", { list: format.list(texts) })] : []),
    t("user.consents.noWay"),
    t(wordsOf(purpose).again),
  ];
}

function WithdrawDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const change = useChangeConsent();
  const consequences = useConsequences(consent);
  const { upcomingSessions } = consent.kept;
  const isStale = hasErrorCode(change.error, "ERR_STALE");
  return (
    <Dialog
      open
      title={t(wordsOf(consent.purpose).title)}
      closeLabel={t("user.consents.keep")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("user.consents.keep")}</Button>
          {upcomingSessions > 0
            ? (
              <Button variant="primary" href="/journal?part=upcoming">
                {t("user.consents.toSessions")}
              </Button>
            )
            : (
              <Button
                variant="primary"
                pending={change.isPending}
                onClick={() => change.mutate(consent, { onSuccess: onClose })}
              >
                {t("user.consents.confirm")}
              </Button>
            )}
        </>
      }
    >
      {upcomingSessions > 0
        ? <Text>{t("user.consents.upcoming", { count: upcomingSessions })}</Text>
        : (
          <Stack as="ul" gap="inline">
            {consequences.map((words) => <li key={words}>{words}</li>)}
          </Stack>
        )}
      {change.error && (
        <Note tone={isStale ? "warning" : "error"} urgent>
          {isStale ? t("user.consents.changed") : showFailure(change.error)}
        </Note>
      )}
    </Dialog>
  );
}

export function Consents() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const consents = useQuery(consentsQuery);
  const change = useChangeConsent();
  const [withdrawing, setWithdrawing] = useState<Consent["purpose"] | null>(null);
  const toWithdraw = consents.data?.find(({ purpose }) => purpose === withdrawing);
  function factsOf({ purpose, isGiven, history, kept }: Consent): SwitchProps["facts"] {
    const latest = history.findLast(({ withdrawnAt }) => withdrawnAt === null);
    const sessions = kept.upcomingSessions + kept.pastSessions;
    const list = [
      ...(sessions > 0 ? [t("user.consents.sessions", { count: sessions })] : []),
      ...countedTexts(t, kept),
    ];
    const given = latest && {
      day: format.date(latest.givenAt, "long"),
      version: latest.version,
      privacy: latest.privacyVersion,
    };
    return [
      { icon: "check", text: t(`user.consents.on.${purpose}`) },
      { icon: "x", text: t(`user.consents.off.${purpose}`) },
      ...(list.length > 0
        ? [{ icon: "list" as const, text: t("user.consents.now", { list: format.list(list) }) }]
        : []),
      {
        icon: "clock",
        text: isGiven && given
          ? [
            t("user.consents.given", given),
            ...(given.privacy ? [t("user.consents.privacy", { version: given.privacy })] : []),
          ].join(". ")
          : t("user.consents.withdrawn"),
      },
    ];
  }
  return (
    <Section id="consents" heading={t("user.consents.heading")} divided={false}>
      <QueryContent query={consents}>
        {(list) => (
          <Stack gap="group">
            {list.map((consent) => (
              <Switch
                key={consent.purpose}
                label={<Text weight="strong">{t(`user.consents.name.${consent.purpose}`)}</Text>}
                hint={consent.text}
                facts={factsOf(consent)}
                checked={consent.isGiven}
                onCheckedChange={() =>
                  consent.isGiven && keepsSomething(consent)
                    ? setWithdrawing(consent.purpose)
                    : change.mutate(consent)}
              />
            ))}
            {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
            <Text>
              <Link href="/privacy#versions">{t("user.consents.versions")}</Link>
            </Text>
          </Stack>
        )}
      </QueryContent>
      {toWithdraw?.isGiven && (
        <WithdrawDialog
          consent={toWithdraw}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </Section>
  );
}
