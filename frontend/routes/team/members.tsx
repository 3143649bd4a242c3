import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { inviteTeamMember as limits } from "../../api/limits/teams.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { initialsOf } from "../../initials.ts";
import { pictureSource } from "../../picture-source.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { OwnTeam } from "./queries.ts";
import { useMembership, useTeamChange } from "./use-teams.ts";

type Member = OwnTeam["members"][number];

function State({ member }: { member: Member }) {
  const { t } = useTranslation();
  if (member.isOwner) return <Badge tone="success">{t("team.member.owner")}</Badge>;
  if (member.joinedAt === null) return <Badge tone="info">{t("team.member.invited")}</Badge>;
  return member.isShown ? null : <Badge tone="warning">{t("team.member.hidden")}</Badge>;
}

/** Who is in a team and who is invited. `manages`: with what the owner may do. */
export function Members({ team, manages }: { team: OwnTeam; manages: boolean }) {
  const { t } = useTranslation();
  const { apply, running } = useMembership(team);
  const isRunning = (kind: string, id: string) =>
    running !== undefined && running.kind === kind && "therapistId" in running &&
    running.therapistId === id;
  return (
    <Stack as="ul">
      {team.members.map((member) => {
        const { therapistId, name, slug, pictureUrl, isOwner, joinedAt } = member;
        return (
          <li key={therapistId}>
            <Row justify="between">
              <Row>
                <Avatar
                  shape="round"
                  size={44}
                  src={pictureSource(pictureUrl, null)}
                  initials={initialsOf(name)}
                />
                <Link href={`/therapist/view/${slug}`}>{name}</Link>
                <State member={member} />
              </Row>
              {manages && !isOwner && (
                <Row>
                  {joinedAt !== null && (
                    <Button
                      small
                      variant="quiet"
                      aria-label={t("team.member.handOverTo", { name })}
                      pending={isRunning("handedOver", therapistId)}
                      onClick={() => apply({ kind: "handedOver", therapistId })}
                    >
                      {t("team.member.handOver")}
                    </Button>
                  )}
                  <Button
                    small
                    variant="quiet"
                    aria-label={t("team.member.removeNamed", { name })}
                    pending={isRunning("removed", therapistId)}
                    onClick={() => apply({ kind: "removed", therapistId })}
                  >
                    {t("team.member.remove")}
                  </Button>
                </Row>
              )}
            </Row>
          </li>
        );
      })}
    </Stack>
  );
}

/** The member or invited practitioner with this name, this address of a profile, or its last part. */
function memberAt({ members }: OwnTeam, typed: string): Member | undefined {
  const part = typed.split(/[?#]/)[0]!.replace(/\/+$/, "").split("/").at(-1);
  return members.find(({ slug, therapistId, name }) =>
    slug === part || therapistId === part || name.toLowerCase() === typed.toLowerCase()
  );
}

export function InviteForm({ team }: { team: OwnTeam }) {
  const { id } = team;
  const ownId = useCurrentUser()?.therapistId;
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const name = useId();
  const [practitioner, setPractitioner] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [known, setKnown] = useState<Member>();
  const inviting = useTeamChange((practitioner: string) =>
    ok(api.POST("/api/teams/{id}/members", { params: { path: { id } }, body: { practitioner } }))
  );
  const { error, isPending } = inviting;

  function send() {
    const typed = practitioner.trim();
    setMissing(typed === "");
    const member = memberAt(team, typed);
    setKnown(member);
    if (typed === "" || member) return;
    inviting.mutate(typed, {
      onSuccess: () => {
        setPractitioner("");
        void notify({ tone: "success", message: t("team.invite.done") });
      },
    });
  }
  function problem(): string | undefined {
    if (isMissing) return t("team.invite.missing");
    if (known && known.therapistId === ownId) return t("team.invite.own");
    if (known) {
      return t(known.joinedAt === null ? "team.invite.open" : "team.invite.member", {
        name: known.name,
      });
    }
    if (hasErrorCode(error, "ERR_NOT_FOUND")) return t("team.invite.unknown");
    return error ? showFailure(error) : undefined;
  }
  return (
    <Form noValidate onSend={send}>
      <TextField
        name={name}
        label={t("team.invite.label")}
        description={t("team.invite.help")}
        autoComplete="off"
        value={practitioner}
        maxLength={limits.practitioner.maxLength}
        error={problem()}
        onChange={({ currentTarget: { value } }) => setPractitioner(value)}
      />
      <Row>
        <Button type="submit" icon="send" pending={isPending}>{t("team.invite.send")}</Button>
      </Row>
    </Form>
  );
}
