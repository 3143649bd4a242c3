import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { InviteForm, Members } from "./members.tsx";
import type { OwnTeam } from "./queries.ts";
import { TeamForm } from "./team-form.tsx";
import { useMembership, useTeamChange } from "./use-teams.ts";

/** An invitation that waits for the practitioner's answer. */
export function Invitation({ team, therapistId }: { team: OwnTeam; therapistId: string }) {
  const { t } = useTranslation();
  const { apply, running } = useMembership(team);
  const owner = team.members.find(({ isOwner }) => isOwner)?.name ?? "";
  return (
    <Card as="section" tone="selected">
      <h2>{t("team.invitation.title", { team: team.name })}</h2>
      <Text>{t("team.invitation.from", { owner })}</Text>
      <Text size="small" tone="soft">{t("team.invitation.terms")}</Text>
      <Members team={team} manages={false} />
      <Row>
        <Button
          variant="primary"
          pending={running?.kind === "accepted"}
          onClick={() => apply({ kind: "accepted" })}
        >
          {t("team.invitation.accept")}
        </Button>
        <Button
          variant="quiet"
          pending={running?.kind === "declined"}
          onClick={() => apply({ kind: "declined", therapistId })}
        >
          {t("team.invitation.decline")}
        </Button>
      </Row>
    </Card>
  );
}

function CloseDialog({ team, open, onClose }: {
  team: OwnTeam;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const closing = useTeamChange(() =>
    ok(api.DELETE("/api/teams/{id}", { params: { path: { id: team.id } } }))
  );
  function close() {
    closing.mutate(undefined, {
      onSuccess: () => void notify({ tone: "success", message: t("team.done.closed") }),
    });
  }
  return (
    <Dialog
      open={open}
      title={t("team.close.title", { team: team.name })}
      closeLabel={t("shell.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("team.form.cancel")}</Button>
          <Button variant="primary" pending={closing.isPending} onClick={close}>
            {t("team.close.button")}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t("team.close.text")}</Text>
        {closing.error && <Note tone="error" urgent>{showFailure(closing.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

/** A team of the practitioner, or any for an administrator. `therapistId` is the reader's own, if any. */
export function Team({ team, therapistId, manages, opened, onOpen }: {
  team: OwnTeam;
  therapistId: string | null;
  manages: boolean;
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const { t } = useTranslation();
  const { apply, running } = useMembership(team);
  const editing = `edit ${team.id}`;
  const inviting = `invite ${team.id}`;
  const isInviting = opened === inviting;
  const [isClosing, setClosing] = useState(false);
  const isMember = team.members.some((member) => member.therapistId === therapistId);
  const mayLeave = therapistId !== null && isMember && team.ownerId !== therapistId;
  if (opened === editing) {
    return (
      <Card as="section">
        <h2>{t("team.form.title", { team: team.name })}</h2>
        <TeamForm team={team} onClose={() => onOpen(null)} />
      </Card>
    );
  }
  return (
    <Card as="section">
      <Row justify="between">
        <h2>{team.name}</h2>
        <Link href={`/team/${team.slug}`}>{t("team.own.page")}</Link>
      </Row>
      <Stack gap="group">
        <Members team={team} manages={manages} />
        {isInviting && <InviteForm team={team} />}
        <Row>
          {manages && (
            <>
              <Button
                small
                icon="plus"
                aria-expanded={isInviting}
                onClick={() => onOpen(isInviting ? null : inviting)}
              >
                {t("team.invite.label")}
              </Button>
              <Button small icon="pencil" onClick={() => onOpen(editing)}>
                {t("team.own.edit")}
              </Button>
              <Button small variant="quiet" onClick={() => setClosing(true)}>
                {t("team.close.button")}
              </Button>
            </>
          )}
          {mayLeave && (
            <Button
              small
              variant="quiet"
              pending={running?.kind === "left"}
              onClick={() => apply({ kind: "left", therapistId })}
            >
              {t("team.own.leave")}
            </Button>
          )}
        </Row>
      </Stack>
      <CloseDialog team={team} open={isClosing} onClose={() => setClosing(false)} />
    </Card>
  );
}
