import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { newTab } from "../../addresses.ts";
import { DisableDialog } from "../../admin/disable-dialog.tsx";
import { Namesakes } from "../../admin/namesakes.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Practitioner, practitionersQuery } from "./queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { usePractitionerRefusal } from "./use-practitioner-refusal.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const mayApprove: Practitioner["approval"][] = ["waiting", "declined"];
const mayDecline: Practitioner["approval"][] = ["waiting", "approved"];

function isChanged(error: Error | null): boolean {
  return hasErrorCode(error, "ERR_STALE") || hasErrorCode(error, "ERR_ALREADY_DECIDED");
}

function Facts({ practitioner }: { practitioner: Practitioner }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const { city, email, practices, wantsSearch, shown, hasAccount, reason } = practitioner;
  const wants = t(`admin.practitioners.detail.${wantsSearch ? "wants" : "wantsNot"}`);
  const visible = t(`admin.practitioners.${shown ? "shown" : "hidden"}`);
  const account = t(`admin.practitioners.detail.${hasAccount ? "linked" : "notLinked"}`);
  const named = practices.map((code) => label("THERAPY_TYPE", code)).join(", ");
  const nothing = t("admin.leads.detail.nothing");
  return (
    <DescriptionList
      items={[
        { name: t("admin.practitioners.detail.email"), value: email },
        {
          name: t("admin.practitioners.detail.city"),
          value: city ? label("CITY", city) : nothing,
        },
        { name: t("admin.practitioners.detail.practices"), value: named || nothing },
        { name: t("admin.practitioners.detail.search"), value: `${visible}. ${wants}.` },
        { name: t("admin.practitioners.detail.account"), value: account },
        {
          name: t("admin.practitioners.detail.hours"),
          value: t(`admin.practitioners.detail.${practitioner.hasHours ? "hoursSet" : "noHours"}`),
        },
        {
          name: t("admin.practitioners.detail.sessions"),
          value: format.number(practitioner.upcomingSessions),
        },
        ...(reason ? [{ name: t("admin.practitioners.detail.reason"), value: reason }] : []),
      ]}
    />
  );
}

function OpenPractitioner({ practitioner, onClose }: {
  practitioner: Practitioner;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showRefusal = usePractitionerRefusal();
  const [isDeclining, setDeclining] = useState(false);
  const [isDisabling, setDisabling] = useState(false);
  const { approval, email, hasAccount, id, name, upcomingSessions } = practitioner;
  const [opened] = useState(practitioner.version);
  const [isReloaded, setReloaded] = useState(false);
  // What loads again in the background was not looked at, until a refusal has said that something changed.
  const version = isReloaded ? practitioner.version : opened;
  const params = { path: { id }, header: { "if-match": version } };
  const look = (error: Error) => setReloaded(isChanged(error));
  const approve = useDecision<void>({
    send: () => ok(api.POST("/api/admin/practitioners/{id}/approve", { params })),
    done: t(`admin.practitioners.${hasAccount ? "approved" : "approvedAlone"}`),
    onRefused: look,
    onDone: onClose,
  });
  const decline = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/practitioners/{id}/decline", { params, body: { reason } })),
    done: t(`admin.practitioners.${hasAccount ? "declined" : "declinedAlone"}`),
    onRefused: look,
    onDone: onClose,
  });
  const enable = useDecision<void>({
    send: () => ok(api.POST("/api/admin/practitioners/{id}/enable", { params: { path: { id } } })),
    done: t("admin.practitioners.enabled"),
    onDone: onClose,
  });
  if (isDisabling) {
    return (
      <DisableDialog
        disabled={{ kind: "practitioner", id, name: name || email, version }}
        onClose={() => setDisabling(false)}
        onDone={onClose}
      />
    );
  }
  if (isDeclining) {
    return (
      <ReasonDialog
        title={t("admin.practitioners.declineTitle", { name: name || email })}
        text={t("admin.practitioners.declineText")}
        sending={decline}
        failure={decline.error ? showRefusal(decline.error) : undefined}
        onClose={() => setDeclining(false)}
      >
        {upcomingSessions > 0 && (
          <Text>{t("admin.practitioners.stays", { count: upcomingSessions })}</Text>
        )}
      </ReasonDialog>
    );
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={name || email}
      closeLabel={t("shell.close")}
      actions={
        <>
          {practitioner.disabledAt
            ? (
              <Button pending={enable.isPending} onClick={() => enable.mutate()}>
                {t("admin.practitioners.enable")}
              </Button>
            )
            : (
              <Button variant="quiet" icon="ban" onClick={() => setDisabling(true)}>
                {t("admin.practitioners.disable")}
              </Button>
            )}
          {mayDecline.includes(approval) && (
            <Button
              variant="quiet"
              onClick={() => setDeclining(true)}
            >
              {t("admin.practitioners.decline")}
            </Button>
          )}
          {mayApprove.includes(approval) && (
            <Button
              variant="primary"
              pending={approve.isPending}
              onClick={() => approve.mutate()}
            >
              {t("admin.practitioners.approve")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        <Namesakes name={name} except={id} />
        <Facts practitioner={practitioner} />
        <Row>
          <Button href={`/admin/draft/${id}`}>{t("admin.practitioners.draft")}</Button>
          <Button
            href={`/therapist/view/${id}`}
            reload
            iconAfter="external-link"
            {...newTab}
          >
            {t("admin.practitioners.view")}
          </Button>
        </Row>
        {practitioner.disabledAt && (
          <Note tone="warning">
            {t("admin.practitioners.disabledSince", {
              when: format.dateTime(practitioner.disabledAt),
            })}
          </Note>
        )}
        {approve.error && (
          <Note tone="error" urgent>
            {showRefusal(approve.error)}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}

/** The practitioner that the address opens. */
export function PractitionerDialog({ query }: { query: ReturnType<typeof practitionersQuery> }) {
  const { open, change } = useQueueAddress();
  const { data } = useInfiniteQuery(query);
  const found = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === open);
  // Another administrator's decision takes the profile from the list, but not the reason that is being written.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const practitioner = found ?? (kept?.id === open ? kept : undefined);
  if (!practitioner) return null;
  return (
    <OpenPractitioner
      key={practitioner.id}
      practitioner={practitioner}
      onClose={() => change({ open: "" })}
    />
  );
}
