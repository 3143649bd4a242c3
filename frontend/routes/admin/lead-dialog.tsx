import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Namesakes } from "../../admin/namesakes.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Lead, leadsQuery } from "./queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const mayContact: Lead["state"][] = ["confirmed"];
const mayInvite: Lead["state"][] = ["new", "confirmed", "contacted"];
const mayDecline: Lead["state"][] = ["confirmed", "contacted"];

function Facts({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const nothing = t("admin.leads.detail.nothing");
  const practices = lead.practices.map((code) => label("THERAPY_TYPE", code));
  const kind = lead.iAmPractitioner ? "practitioner" : "interested";
  return (
    <DescriptionList
      items={[
        { name: t("admin.leads.detail.email"), value: lead.email },
        { name: t("admin.leads.detail.language"), value: languageNames[lead.language] },
        { name: t("admin.leads.detail.kind"), value: t(`admin.leads.detail.${kind}`) },
        {
          name: t("admin.leads.detail.city"),
          value: lead.city ? label("CITY", lead.city) : nothing,
        },
        { name: t("admin.leads.detail.practices"), value: practices.join(", ") || nothing },
        {
          name: t("admin.leads.detail.meetingTypes"),
          value: lead.meetingTypes.map((code) => label("MEETING_TYPE", code)).join(", ") || nothing,
        },
        {
          name: t("admin.leads.detail.languages"),
          value: lead.languages.map((code) => label("LANGUAGE", code)).join(", ") || nothing,
        },
        { name: t("admin.leads.detail.came"), value: format.listDateTime(lead.createdAt) },
        ...(lead.confirmedAt
          ? [{
            name: t("admin.leads.detail.confirmed"),
            value: format.listDateTime(lead.confirmedAt),
          }]
          : []),
        ...(lead.declinedReason
          ? [{ name: t("admin.leads.detail.reason"), value: lead.declinedReason }]
          : []),
      ]}
    />
  );
}

function OpenLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isDeclining, setDeclining] = useState(false);
  const params = { path: { id: lead.id } };
  const contact = useDecision<void>({
    send: () => ok(api.POST("/api/admin/leads/{id}/contact", { params })),
    done: t("admin.leads.contacted"),
    onDone: onClose,
  });
  const invite = useDecision<void>({
    send: () => ok(api.POST("/api/admin/leads/{id}/invite", { params })),
    done: t("admin.leads.invited"),
    onDone: onClose,
  });
  const decline = useDecision<string>({
    send: (reason) => ok(api.POST("/api/admin/leads/{id}/decline", { params, body: { reason } })),
    done: t("admin.leads.declined"),
    onDone: onClose,
  });
  const failure = contact.error ?? invite.error;
  if (isDeclining) {
    return (
      <ReasonDialog
        title={t("admin.leads.declineTitle", { email: lead.email })}
        text={t("admin.leads.declineText")}
        sending={decline}
        onClose={() => setDeclining(false)}
      />
    );
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={lead.name || lead.email}
      closeLabel={t("shell.close")}
      actions={
        <>
          {mayDecline.includes(lead.state) && (
            <Button
              variant="quiet"
              onClick={() => setDeclining(true)}
            >
              {t("admin.leads.decline")}
            </Button>
          )}
          {mayContact.includes(lead.state) && (
            <Button
              pending={contact.isPending}
              onClick={() => contact.mutate()}
            >
              {t("admin.leads.contact")}
            </Button>
          )}
          {mayInvite.includes(lead.state) && (
            <Button
              variant="primary"
              pending={invite.isPending}
              onClick={() => invite.mutate()}
            >
              {t("admin.leads.invite")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        <Namesakes name={lead.name} />
        <Facts lead={lead} />
        <Stack gap="tight">
          <Text as="h3" size="label">{t("admin.leads.detail.message")}</Text>
          <Text>{lead.message || t("admin.leads.detail.nothing")}</Text>
        </Stack>
        {failure && <Note tone="error" urgent>{showFailure(failure)}</Note>}
      </Stack>
    </Dialog>
  );
}

/** The lead that the address opens. */
export function LeadDialog({ query }: { query: ReturnType<typeof leadsQuery> }) {
  const { open, change } = useQueueAddress();
  const { data } = useInfiniteQuery(query);
  const lead = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === open);
  if (!lead) return null;
  return <OpenLead key={lead.id} lead={lead} onClose={() => change({ open: "" })} />;
}
