import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { enterView } from "../data-access/view.ts";
import { focusWhenLost } from "../shell/focus-when-lost.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { type AccessGrant, type AccessKind, grantsQuery } from "./record-queries.ts";
import { OpenedRecords } from "./opened-records.tsx";

const kinds = ["sessions", "tests", "profile", "journal"] as const satisfies AccessKind[];

const titleIdOf = (kind: AccessKind) => `opened-${kind}`;

function useGrants(userId: string) {
  const { data = [] } = useQuery(grantsQuery(userId));
  const now = useSeconds();
  return { now, grants: data.filter(({ expiresAt }) => Date.parse(expiresAt) > now) };
}

/** What was opened for ten minutes. Nothing, while all is closed. */
export function OpenRecords({ userId }: { userId: string }) {
  const { grants, now } = useGrants(userId);
  return kinds.map((kind) => {
    const grant = grants.find((each) => each.kind === kind);
    return grant && <OpenCard key={kind} userId={userId} grant={grant} now={now} />;
  });
}

/** A person's private data that is closed: it opens for ten minutes with a reason that the person reads. */
export function ClosedRecords({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { grants } = useGrants(userId);
  const closed = kinds.filter((kind) => grants.every((each) => each.kind !== kind));
  return (
    <Stack gap="stack">
      {closed.map((kind) => <ClosedCard key={kind} userId={userId} kind={kind} />)}
      <Card tone="sunken">
        <Text as="h2" size="card">{t("admin.records.notes")}</Text>
        <Text size="small" tone="soft">
          <Row as="span" wrap={false}>
            <Icon name="lock" size="small" />
            <span>{t("admin.records.notesText")}</span>
          </Row>
        </Text>
      </Card>
      <ViewAsCard userId={userId} />
    </Stack>
  );
}

/** The current time (ms), while the page is open. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function ClosedCard({ userId, kind }: { userId: string; kind: AccessKind }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const opening = useSubmit<AccessGrant, string>({
    mutationFn: (reason) =>
      ok(api.POST("/api/admin/users/{id}/access-grants", {
        params: { path: { id: userId } },
        body: { kind, reason },
      })),
    onSuccess: async () => {
      await cache.invalidateQueries(grantsQuery(userId));
      setDialogOpen(false);
      focusWhenLost(titleIdOf(kind));
    },
  });
  return (
    <Card tone="sunken" data-kind={kind}>
      <Text as="h2" size="card">{t(`admin.records.kinds.${kind}`)}</Text>
      <Text size="small" tone="soft">{t(`admin.records.closed.${kind}`)}</Text>
      <Row>
        <Button
          icon="eye"
          aria-label={t("admin.records.openNamed", { what: t(`admin.records.kinds.${kind}`) })}
          onClick={() => setDialogOpen(true)}
        >
          {t("admin.records.open")}
        </Button>
      </Row>
      {isDialogOpen && (
        <AccessDialog
          title={t("admin.records.why", { what: t(`admin.records.kinds.${kind}`) })}
          sendLabel={t("admin.records.openFor")}
          sending={opening}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Card>
  );
}

function OpenCard(
  { userId, grant, now }: { userId: string; grant: AccessGrant; now: number },
) {
  const { t } = useTranslation();
  const rest = Math.max(0, Math.ceil((Date.parse(grant.expiresAt) - now) / 1000));
  const time = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  return (
    <Card data-kind={grant.kind}>
      <Row justify="between">
        <Text as="h2" size="card" id={titleIdOf(grant.kind)} tabIndex={-1}>
          {t(`admin.records.kinds.${grant.kind}`)}
        </Text>
        <Text size="small" tone="soft" role="timer">{t("admin.records.closesIn", { time })}</Text>
      </Row>
      <Text size="small" tone="soft">{t("admin.records.given", { reason: grant.reason })}</Text>
      <OpenedRecords userId={userId} kind={grant.kind} />
    </Card>
  );
}

function ViewAsCard({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const starting = useSubmit({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/admin/users/{id}/impersonation", {
        params: { path: { id: userId } },
        body: { reason },
      })),
    onSuccess: (view) => {
      setDialogOpen(false);
      void navigate("/journal");
      enterView(view);
    },
  });
  return (
    <Card tone="sunken">
      <Text as="h2" size="card">{t("admin.records.viewAs")}</Text>
      <Text size="small" tone="soft">{t("admin.records.viewAsText")}</Text>
      <Row>
        <Button icon="eye" onClick={() => setDialogOpen(true)}>
          {t("admin.records.viewAsOpen")}
        </Button>
      </Row>
      {isDialogOpen && (
        <AccessDialog
          title={t("admin.records.viewAsWhy")}
          sendLabel={t("admin.records.viewAsStart")}
          sending={starting}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Card>
  );
}
