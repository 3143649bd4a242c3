import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { StepList } from "ui-kit/feedback/step-list.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { hasPage } from "../../addresses.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useHash } from "../../shell/use-hash.ts";
import { Details } from "./details.tsx";
import { type LeadStatus, statusQuery } from "./queries.ts";
import { Withdraw } from "./withdraw.tsx";

const steps = ["confirm", "answer", "invite", "profile", "approve", "visible"] as const;

/** How many steps are done in each state. */
const stepsDone: Record<Exclude<LeadStatus["state"], "declined">, number> = {
  "new": 0,
  "confirmed": 1,
  "contacted": 2,
  "invited": 3,
  "profile-started": 3,
  "waiting": 4,
  "visible": 6,
};

function Steps({ state }: { state: Exclude<LeadStatus["state"], "declined"> }) {
  const { t } = useTranslation();
  const done = stepsDone[state];
  return (
    <StepList
      doneLabel={t("join.done")}
      steps={steps.map((id, at) => ({
        id,
        title: t(`join.steps.${id}.title`),
        text: t(`join.steps.${id}.text`),
        state: at < done ? "done" : at === done ? "current" : "next",
      }))}
    />
  );
}

function Confirm({ secret, lead }: { secret: string; lead: LeadStatus }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const confirming = useSubmit({
    mutationFn: () => ok(api.POST("/api/leads/confirm", { body: { secret } })),
    onSuccess: (lead) => void cache.setQueryData(statusQuery(secret).queryKey, lead),
  });
  return (
    <Stack gap="group">
      <PageHeader title={t("join.confirm.title")} />
      <Text>
        {t(lead.iAmPractitioner ? "join.confirm.text" : "join.confirm.textInterested", {
          email: lead.email,
        })}
      </Text>
      {confirming.error && <Note tone="error" urgent>{showFailure(confirming.error)}</Note>}
      <div>
        <Button
          variant="primary"
          pending={confirming.isPending}
          onClick={() => confirming.mutate()}
        >
          {t("join.confirm.button")}
        </Button>
      </div>
    </Stack>
  );
}

function Application({ secret, lead, onWithdrawn }: {
  secret: string;
  lead: LeadStatus;
  onWithdrawn: () => void;
}) {
  const { t } = useTranslation();
  const { state, declinedReason } = lead;
  if (state === "new") return <Confirm secret={secret} lead={lead} />;
  const hasProfile = state === "profile-started" || state === "waiting" || state === "visible";
  return (
    <Stack gap="part">
      <PageHeader title={t("join.title")} lead={lead.email} />
      <Stack gap="group">
        <Text size="lead" role="status">{t(`join.state.${state}`)}</Text>
        {declinedReason && (
          <Note icon="mail">
            <Text weight="strong">{t("join.reason")}</Text>
            <Text>{declinedReason}</Text>
          </Note>
        )}
        {hasProfile && hasPage("/sessions/profile") && (
          <div>
            <Button variant="primary" href="/sessions/profile">{t("join.openProfile")}</Button>
          </div>
        )}
      </Stack>
      {state !== "declined" && <Steps state={state} />}
      {!hasProfile && state !== "declined" && <Details secret={secret} lead={lead} />}
      <Withdraw secret={secret} onDone={onWithdrawn} />
    </Stack>
  );
}

/** What the links in the mails open. Reading changes nothing; the address is confirmed with a button. */
export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const secret = useHash();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { data, error, isLoading, refetch } = useQuery(statusQuery(secret ?? ""));
  const isUnknown = secret === "" || hasErrorCode(error, "ERR_INVALID_TOKEN") ||
    hasErrorCode(error, "ERR_INVALID_INPUT");
  const isKnown = data && !isWithdrawn;
  return (
    <Page padded tall width="reading">
      <PageTitle>{t("join.title")}</PageTitle>
      <NeedsScripts />
      {!isKnown && <PageHeader title={t("join.title")} />}
      {(secret === null || isLoading) && <Skeleton label={t("join.loading")} count={3} />}
      {isKnown && (
        <Application
          secret={secret ?? ""}
          lead={data}
          onWithdrawn={() => setWithdrawn(true)}
        />
      )}
      {(isWithdrawn || (!data && isUnknown)) && (
        <Empty
          message={t(isWithdrawn ? "join.withdraw.done" : "join.unknown")}
          action={<Button href="/">{t("join.home")}</Button>}
        />
      )}
      {!data && error && !isUnknown && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
