import { consentTerms } from "backend/domain/consent.ts";
import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { newTab } from "../addresses.ts";
import { EmailField } from "../email-field.tsx";
import { withoutFullStop } from "../i18n/in-sentence.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { MeetingType } from "./free-time-queries.ts";
import { mistakesIn, questionField } from "./check-details.ts";
import {
  accountNameLength,
  type Details,
  maxAnswerLength,
  maxEmailLength,
  maxNameLength,
  maxPhoneLength,
  type Question,
} from "./details.ts";
import type { Visitor } from "./use-visitor.ts";

/** Who books. */
export function DetailsLead({ visitor }: { visitor: Visitor | null }) {
  const { t } = useTranslation();
  if (visitor && !visitor.isNamed) {
    return t("confirmation.account.unnamed", { email: visitor.email });
  }
  if (visitor) return t("confirmation.account.as", { name: visitor.name, email: visitor.email });
  return t("confirmation.account.none");
}

function Consent() {
  const { language } = useFormat();
  const { t } = useTranslation();
  return (
    <Text size="small" tone="soft">
      {t("confirmation.consent.given", {
        terms: withoutFullStop(consentTerms.bookings.text[language]),
      })} <Link href="/privacy" {...newTab}>{t("confirmation.consent.more")}</Link>
    </Text>
  );
}

export function DetailsStep(
  {
    id,
    visitor,
    details,
    questions,
    meetingTypes,
    meetingType,
    terms,
    hasSummary,
    isPhoneRefused,
    onChange,
    onSend,
    onLogIn,
  }: {
    id: string;
    /** The signed-in person, who writes a name only when the account has none. */
    visitor: Visitor | null;
    details: Details;
    questions: Question[];
    meetingTypes: MeetingType[];
    meetingType: MeetingType | undefined;
    /** What a cancellation costs. */
    terms: string | undefined;
    /** A wide page says the terms in its summary. */
    hasSummary: boolean;
    /** The server has refused the phone number. */
    isPhoneRefused: boolean;
    /** One event may follow another before the next rendering, as when a browser fills the form. */
    onChange: Dispatch<SetStateAction<Details>>;
    onSend: () => void;
    /** Missing for signed-in people and in the pages of others, where a login is not possible. */
    onLogIn?: (() => void) | undefined;
  },
) {
  const { t } = useTranslation();
  useEffect(() => {
    if (isPhoneRefused) document.getElementById("phone")?.focus();
  }, [isPhoneRefused]);
  const asksConsent = visitor?.missingConsent !== null;
  const isNamed = visitor?.isNamed ?? false;
  const [checked, setChecked] = useState(false);
  const mistakes = checked ? mistakesIn(details, questions, isNamed) : {};
  const messageOf = (field: string) =>
    mistakes[field] && t(`confirmation.details.${mistakes[field]}`);
  const set = (change: Partial<Details>) => onChange((before) => ({ ...before, ...change }));
  function send() {
    setChecked(true);
    const [first] = Object.keys(mistakesIn(details, questions, isNamed));
    if (first) return document.getElementById(first)?.focus();
    onSend();
  }
  return (
    <Form id={id} noValidate onSend={send}>
      {!isNamed && (
        <TextField
          name="name"
          label={t("confirmation.details.name")}
          autoComplete="name"
          required
          maxLength={visitor ? accountNameLength : maxNameLength}
          value={details.name}
          error={messageOf("name")}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      )}
      {!visitor && (
        <EmailField
          name="email"
          label={t("confirmation.details.email")}
          description={t("confirmation.details.emailHelp")}
          autoComplete="email"
          required
          maxLength={maxEmailLength}
          value={details.email}
          error={messageOf("email")}
          meantText={(email) => t("confirmation.details.emailMeant", { email })}
          onText={(email) => set({ email })}
        />
      )}
      <TextField
        name="phone"
        type="tel"
        label={t("confirmation.details.phone")}
        description={t("confirmation.details.phoneHelp")}
        autoComplete="tel"
        maxLength={maxPhoneLength}
        value={details.phone ?? ""}
        error={messageOf("phone") ??
          (isPhoneRefused ? t("confirmation.details.invalidPhone") : undefined)}
        onChange={(event) => set({ phone: event.currentTarget.value })}
      />
      {meetingTypes.length > 1 && (
        <RadioGroup
          variant="segments"
          label={t("booking.details.meeting")}
          picked={meetingType}
          onPick={(picked) => {
            const meetingType = meetingTypes.find((type) => type === picked);
            if (meetingType) set({ meetingType });
          }}
          options={meetingTypes.map((type) => ({
            value: type,
            label: t(`booking.meeting.${type}`),
          }))}
        />
      )}
      {questions.map((question) => (
        <TextArea
          key={question.number}
          name={questionField(question)}
          label={question.name}
          required={question.required}
          maxLength={maxAnswerLength}
          rows={2}
          value={details.answers.get(question.number) ?? ""}
          error={messageOf(questionField(question))}
          onChange={({ currentTarget: { value } }) =>
            onChange(({ answers, ...before }) => ({
              ...before,
              answers: new Map(answers).set(question.number, value),
            }))}
        />
      ))}
      {terms && !hasSummary && <Text size="small">{terms}</Text>}
      {terms && hasSummary && (
        <ShowAt below="tablet">
          <Text size="small">{terms}</Text>
        </ShowAt>
      )}
      {asksConsent && <Consent />}
      {onLogIn && (
        <div>
          <Button variant="quiet" small icon="log-in" onClick={onLogIn}>
            {t("confirmation.details.logIn")}
          </Button>
        </div>
      )}
    </Form>
  );
}
