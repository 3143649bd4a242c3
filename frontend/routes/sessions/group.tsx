import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { refetchGroup, sessionGroupQuery } from "../../therapy-sessions/queries.ts";
import { displayStatusOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { MoveGroupDialog } from "./move-group-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** All clients of the same time, and how the practitioner moves or cancels for all of them. */
export function Group({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const { hrefWith } = useListAddress();
  const queries = useQueryClient();
  const { data } = useQuery(sessionGroupQuery(session));
  const [isCancelling, setCancelling] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const cancel = useSubmit({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/therapy-sessions/{id}/cancel-group", {
        params: { path: { id: session.id } },
        body: { reason },
      })),
    onSuccess: () => refetchGroup(queries),
  });
  if (!data || data.seats === 1) return null;
  const { seats, participants, waiting } = data;
  const booked = participants.filter(({ status }) => status !== "cancelled");
  const count = booked.length;
  return (
    <Stack>
      <Text as="h3" size="label" weight="label">
        {t("sessions.group.title", { count, seats })}
      </Text>
      <Stack as="ul" gap="tight">
        {participants.map(({ sessionId, name, ...participant }) => {
          const status = displayStatusOf(participant);
          return (
            <li key={sessionId}>
              <Row justify="between">
                <Link
                  href={hrefWith({ open: sessionId })}
                  aria-current={sessionId === session.id ? "true" : undefined}
                >
                  {name}
                </Link>
                {status !== "booked" && (
                  <Text as="span" size="small" tone="soft">
                    {status === "missed"
                      ? t("sessions.list.noShow")
                      : t(`journal.session.${status}`)}
                  </Text>
                )}
              </Row>
            </li>
          );
        })}
      </Stack>
      {waiting > 0 && (
        <Text size="small" tone="soft">{t("sessions.group.waiting", { count: waiting })}</Text>
      )}
      {session.canCancel && count > 1 && (
        <Row>
          {session.canReschedule && (
            <Button small icon="calendar" onClick={() => setMoving(true)}>
              {t("sessions.group.move")}
            </Button>
          )}
          <Button small variant="quiet" onClick={() => setCancelling(true)}>
            {t("sessions.group.cancel")}
          </Button>
        </Row>
      )}
      {isMoving && (
        <MoveGroupDialog
          session={session}
          count={count}
          startsAt={Date.parse(session.startsAt)}
          onClose={() => setMoving(false)}
        />
      )}
      {isCancelling && (
        <ReasonDialog
          title={t("sessions.group.cancelTitle")}
          text={t("sessions.group.cancelText", { count })}
          confirm={t("sessions.group.cancel")}
          keep={t("journal.cancel.keep")}
          missing={t("sessions.cancel.reasonMissing")}
          change={cancel}
          done={t("sessions.group.cancelled", { count })}
          draftName={`cancel-group.${session.eventUrl}`}
          onClose={() => setCancelling(false)}
        />
      )}
    </Stack>
  );
}
