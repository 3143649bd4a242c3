import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import type { TherapistPage } from "../../api/therapists.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { useMyPlace } from "../../waiting-lists/queries.ts";
import { useIsLinked, waitParam } from "./use-waits.ts";

const JoinDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import("../../waiting-lists/join-dialog.tsx"),
    needTranslations(["waiting", "journal"]),
  ]);
  return dialog.JoinDialog;
});

/** Joins the waiting list; a visitor proves a mailbox first and comes back to the same dialog. */
export function WaitingListButton(
  { therapist, primary = false }: { therapist: TherapistPage; primary?: boolean },
) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isLinked = useIsLinked();
  const [isOpen, setOpen] = useState(isLinked);
  const place = useMyPlace(therapist.id);
  if (user?.therapistId === therapist.id) return null;
  const here = `/therapist/view/${therapist.slug}?${waitParam}`;
  const variant = primary && !place ? "primary" : "secondary";
  return (
    <>
      {place && (
        <Text role="status">
          {place.ahead === 0
            ? t("therapist.waiting.first")
            : t("therapist.waiting.ahead", { count: place.ahead })}
        </Text>
      )}
      {user
        ? (
          <Button variant={variant} block onClick={() => setOpen(true)}>
            {t(place ? "therapist.waiting.change" : "therapist.waiting.join")}
          </Button>
        )
        : (
          <Button
            variant={variant}
            block
            href={`/login?with=code&returnUrl=${encodeURIComponent(here)}`}
          >
            {t("therapist.waiting.join")}
          </Button>
        )}
      {user && isOpen && (
        <Suspense>
          <JoinDialog therapist={therapist} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
