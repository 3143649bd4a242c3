import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PackageRow } from "ui-kit/booking/package-row.tsx";
import { SessionDots } from "ui-kit/booking/session-dots.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { refetchSessions } from "../therapy-sessions/queries.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import { type Package, packagesKey, usablePackagesQuery } from "./queries.ts";

function usePackageLeft() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return ({ sessions, sessionsLeft, expiresOn }: Package) =>
    t("packages.pay.left", {
      left: sessionsLeft,
      total: sessions,
      day: expiresOn ? format.date(noonOf(expiresOn), "numeric") : "",
    });
}

/** Pays a booked session with a package of the client; nothing when none fits. */
export function PayWithPackage({ session, onDone }: {
  session: TherapySession;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const leftOf = usePackageLeft();
  const therapySessionId = session.id;
  const userId = useSessionUser()?.id ?? null;
  const { data = [] } = useQuery(usablePackagesQuery(userId, { therapySessionId }));
  const using = useSubmit({
    mutationFn: (id: string) =>
      ok(api.POST("/api/packages/{id}/use", {
        params: { path: { id } },
        body: { therapySessionId },
      })),
    onSuccess: () => {
      refetchSessions(cache);
      void cache.invalidateQueries({ queryKey: packagesKey });
      void notify({ tone: "success", message: t("packages.pay.done") });
      onDone();
    },
    // The package may have paid another session meanwhile.
    onError: () => void cache.invalidateQueries({ queryKey: packagesKey }),
  });
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap="stack">
      <Text as="h3" size="body">{t("packages.pay.title")}</Text>
      <Stack as="ul" gap="inline">
        {data.map((item) => (
          <PackageRow
            key={item.id}
            title={leftOf(item)}
            details={t("packages.pay.covers")}
            state={
              <SessionDots
                left={item.sessionsLeft}
                total={item.sessions}
                label={t("packages.show.left", { left: item.sessionsLeft, total: item.sessions })}
              />
            }
            actions={
              <Button
                small
                variant="primary"
                pending={using.isPending}
                onClick={() => using.mutate(item.id)}
              >
                {t("packages.pay.use")}
              </Button>
            }
          />
        ))}
      </Stack>
      {using.error && <Note tone="error" urgent>{showFailure(using.error)}</Note>}
      <Text as="h3" size="body">{t("packages.pay.or")}</Text>
    </Stack>
  );
}
