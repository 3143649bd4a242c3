import { useQuery } from "@tanstack/react-query";
import { consentTerms } from "backend/domain/consent.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { createClientQuestion as limits } from "../../api/limits/client-questions.ts";
import type { components } from "../../api/schema.d.ts";
import { useIsRestoringSession, useSessionUser } from "../../api/use-sign-in-session.ts";
import { profileAddress } from "../../appointment/booking-choice.ts";
import { askAddress } from "../../client-questions/ask-address.ts";
import { useAsk } from "../../client-questions/queries.ts";
import { SharedLines } from "../../client-questions/shared-lines.tsx";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import {
  assessedBookingQuery,
  type BookingVerdict,
  bookingVerdictQuery,
} from "../../suitability/booking-verdict.ts";
import { Sharing } from "../../suitability/sharing.tsx";
import { useTabTest } from "../../suitability/tab-test.ts";

export type QuestionRecipient = components["schemas"]["QuestionRecipient"];

type QuestionPractice = QuestionRecipient["practices"][number];

/** What the test says about the practice: the stored one, or the one of this tab, which the server does not know. */
function useVerdict({ eventType }: QuestionPractice) {
  const user = useSessionUser();
  const stored = useQuery({
    ...bookingVerdictQuery(eventType, user?.id ?? ""),
    enabled: user !== null,
  });
  const test = useTabTest();
  const usesTab = test !== null && test.finishedAt !== null &&
    (user === null || stored.data?.verdict === null);
  const ofTab = useQuery({
    ...assessedBookingQuery(eventType, test?.answers ?? {}),
    enabled: usesTab,
  });
  return {
    stored: stored.data?.verdict ?? null,
    ofTab: usesTab ? ofTab.data?.verdict ?? null : null,
    isLoading: stored.isLoading || (usesTab && ofTab.isLoading),
  };
}

function WhatTestSays({ verdict, name, isStored }: {
  verdict: BookingVerdict | null;
  name: string;
  isStored: boolean;
}) {
  const { t } = useTranslation();
  if (!verdict) return <Text size="small" tone="soft">{t("questions.ask.noTest")}</Text>;
  if (verdict.verdict === "no") {
    return (
      <Note
        tone="warning"
        actions={<Button small href="/preferences">{t("questions.ask.results")}</Button>}
      >
        {t("questions.ask.notNow")}
      </Note>
    );
  }
  return (
    <Stack gap="stack">
      {verdict.verdict === "ask"
        ? <Text weight="strong">{t("questions.ask.says")}</Text>
        : <Text>{t("questions.ask.fine")}</Text>}
      {verdict.reasons.map(({ rule, reason }) => <Text key={rule} size="small">{reason}</Text>)}
      {!isStored && <Note>{t("questions.ask.inTab", { name })}</Note>}
    </Stack>
  );
}

/** The question and what the person shares with it. What was typed stays until it is sent, also over the login. */
export function AskForm({ practitioner, practice }: {
  practitioner: QuestionRecipient;
  practice: QuestionPractice;
}) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const field = useId();
  const { therapist: { id: therapistId, slug, name }, introCall } = practitioner;
  const draft = `ask.${slug}.${practice.type}`;
  const [text, setText] = useState(() => typedTexts(draft).text ?? "");
  const [isMissing, setMissing] = useState(false);
  const [sharedVerdict, setSharedVerdict] = useState<BookingVerdict | null>(null);
  const { stored, ofTab, isLoading } = useVerdict(practice);
  const submit = useAsk();
  const { error } = submit;
  const isShared = stored !== null && sharedVerdict === stored;
  const reasons = stored?.reasons ?? [];

  function send() {
    const isEmpty = text.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) return;
    const share = isShared && stored
      ? { rulesVersion: stored.rulesVersion, rules: reasons.map(({ rule }) => rule) }
      : undefined;
    submit.mutate({ therapistId, practice: practice.type, text, ...(share && { share }) }, {
      onSuccess: ({ id }) => {
        removeDraft(draft);
        void notify({ tone: "success", message: t("questions.ask.sent") });
        void navigate(`/questions?open=${id}`);
      },
    });
  }
  if (isLoading || isRestoring) return <Skeleton label={t("questions.ask.loading")} />;
  const verdict = stored ?? ofTab;
  const isClosed = verdict?.verdict === "no";
  const back = encodeURIComponent(askAddress({ practitioner: slug, practice: practice.type }));
  return (
    <Stack gap="group">
      {hasErrorCode(error, "ERR_STALE") && <Note urgent>{t("questions.ask.stale")}</Note>}
      <WhatTestSays verdict={verdict} name={name} isStored={stored !== null} />
      {!isClosed && (
        <Form noValidate onSend={send}>
          <TextArea
            name={field}
            label={t("questions.ask.label")}
            description={t("questions.ask.help", { count: limits.text.maxLength })}
            value={text}
            rows={4}
            maxLength={limits.text.maxLength}
            error={isMissing && text.trim() === "" ? t("questions.ask.empty") : undefined}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              keepTexts(draft, { text: value });
            }}
          />
          {reasons.length > 0 && (
            <Sharing
              label={t("questions.ask.share", { name })}
              shows={t("questions.ask.shows", { name })}
              lines={<SharedLines lines={reasons} />}
              isShared={isShared}
              onShare={(isShared) => setSharedVerdict(isShared ? stored : null)}
            />
          )}
          {error && !hasErrorCode(error, "ERR_STALE") && (
            <Note tone="error" urgent>{showFailure(error)}</Note>
          )}
          {user
            ? (
              <>
                <Text size="small" tone="soft">
                  {t("questions.ask.consent", { text: consentTerms.questions.text[language] })}
                </Text>
                <Row>
                  <Button variant="primary" type="submit" icon="send" pending={submit.isPending}>
                    {t("questions.ask.send")}
                  </Button>
                </Row>
              </>
            )
            : (
              <>
                <Text size="small" tone="soft">{t("questions.ask.guest")}</Text>
                <Row>
                  <Button variant="primary" icon="log-in" href={`/login?returnUrl=${back}`}>
                    {t("questions.ask.login")}
                  </Button>
                  <Button href={`/register?returnUrl=${back}`}>
                    {t("questions.ask.register")}
                  </Button>
                </Row>
              </>
            )}
          <Text size="small" tone="soft">{t("questions.mailNote")}</Text>
        </Form>
      )}
      {introCall && (
        <Row>
          <Button
            small
            variant="quiet"
            icon="phone"
            href={profileAddress(slug, { practice: introCall })}
          >
            {t("questions.call")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
