import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { scopeNames } from "../../api-keys/scope-names.ts";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

import { type ApiKey, apiKeysQuery } from "./queries.ts";
import { ListItem, QueryContent } from "./user-page.tsx";

const NewApiKey = lazyPart(async () => (await import("./new-api-key.tsx")).NewApiKey);

const looks = {
  open: { tone: "success", icon: "check" },
  expired: { tone: "warning", icon: "clock" },
  revoked: { tone: "neutral", icon: "x" },
} as const;

/** The keys with which the practitioner's programs call the API. */
export function ApiKeys() {
  const { t } = useTranslation();
  const keys = useQuery(apiKeysQuery);
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  return (
    <Section heading={t("api.keys.heading")} divided={false}>
      <Stack gap="group">
        <Text tone="soft">{t("api.keys.text")}</Text>
        <QueryContent query={keys}>
          {(list) =>
            list.length === 0 ? <Text>{t("api.keys.none")}</Text> : (
              <Stack as="ul">
                {list.map((key) => (
                  <KeyRow
                    key={key.id}
                    apiKey={key}
                    onRevoke={() => setRevoked(key)}
                  />
                ))}
              </Stack>
            )}
        </QueryContent>
        <Stack align="start">
          <Button icon="plus" variant="primary" onClick={() => setMaking(true)}>
            {t("api.keys.make")}
          </Button>
          {config.docs && <Link href="/docs" reload>{t("api.keys.guide")}</Link>}
        </Stack>
      </Stack>
      {isMaking && (
        <Suspense>
          <NewApiKey onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(null)} />}
    </Section>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label, hint, state, scopes, lastUsedOn, expiresAt } = apiKey;
  const description = [
    `…${hint}`,
    lastUsedOn
      ? t("api.keys.used", { day: format.date(`${lastUsedOn}T12:00:00Z`, "numeric") })
      : t("api.keys.unused"),
    state === "open" && expiresAt &&
    t("api.keys.until", { day: format.date(expiresAt, "numeric") }),
    scopes.map((scope) => t(`api.scopes.${scopeNames[scope]}`)).join("; "),
  ].filter(Boolean).join(" · ");
  return (
    <ListItem
      title={label}
      badge={<Badge {...looks[state]}>{t(`api.states.${state}`)}</Badge>}
      description={description}
      action={state === "open" && (
        <Button small aria-label={`${t("api.keys.revoke")}: ${label}`} onClick={onRevoke}>
          {t("api.keys.revoke")}
        </Button>
      )}
    />
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const revoking = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/api-keys/{id}/revoke", { params: { path: { id: apiKey.id } } })),
    onSuccess: async () => {
      await cache.invalidateQueries(apiKeysQuery);
      onClose();
      void notify({ tone: "success", message: t("api.revoking.done") });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("api.revoking.title", { name: apiKey.label })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("user.cancel")}</Button>
          <Button variant="primary" pending={revoking.isPending} onClick={() => revoking.mutate()}>
            {t("api.revoking.send")}
          </Button>
        </>
      }
    >
      <Stack gap="stack">
        <Text>{t("api.revoking.text")}</Text>
        {revoking.error && <Note tone="error" urgent>{showFailure(revoking.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
