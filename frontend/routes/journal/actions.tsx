import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { useHasPackageFor } from "../../packages/use-has-package.ts";
import { AddSessionToCalendar } from "../../therapy-sessions/add-session-to-calendar.tsx";
import { CancelDialog } from "../../therapy-sessions/cancel-dialog.tsx";
import { type Commenting, ownLastComment } from "../../therapy-sessions/comments.tsx";
import { sessionQuery } from "../../therapy-sessions/queries.ts";
import { RescheduleDialog } from "../../therapy-sessions/reschedule-dialog.tsx";
import {
  anchorOf,
  canPayWithCard,
  isAhead,
  type TherapySession,
  wasHeld,
} from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";

const RedeemDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./redeem-dialog.tsx"),
    needTranslations(["gifts", "packages", "payments"]),
  ]);
  return module.RedeemDialog;
});
const ReviewDialog = lazyPart(async () => (await import("./review-dialog.tsx")).ReviewDialog);

export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

const dialogNames = ["cancel", "move", "review", "pay"] as const;

export type DialogName = (typeof dialogNames)[number];

/** The session of a dialog in the address. It is loaded by itself when the shown pages of the list do not have it. */
function useSessionOfDialog(sessions: TherapySession[]) {
  const { params } = useListAddress();
  const name = dialogNames.find((each) => params.has(each));
  const wanted = name === undefined ? null : params.get(name);
  const listed = sessions.find(({ id }) => id === wanted);
  const { data } = useQuery({
    ...sessionQuery(wanted ?? ""),
    enabled: wanted !== null && !listed,
  });
  return (dialog: DialogName) => dialog === name && wanted ? listed ?? data : undefined;
}

export function Dialogs({ sessions }: { sessions: TherapySession[] }) {
  const { go } = useListAddress();
  const sessionOf = useSessionOfDialog(sessions);
  const toCancel = sessionOf("cancel");
  const toMove = sessionOf("move");
  const toReview = sessionOf("review");
  const toPay = sessionOf("pay");
  return (
    <>
      {toCancel?.canCancel && (
        <CancelDialog
          session={toCancel}
          side="me"
          onClose={() => go({ cancel: null })}
          onDone={() => {
            go({ cancel: null }, { replace: true });
            // The pressed button is no longer in the document.
            setTimeout(() => focusOn(anchorOf(toCancel.id)));
          }}
        />
      )}
      {toMove?.canReschedule && (
        <RescheduleDialog
          session={toMove}
          side="me"
          onClose={() => go({ move: null })}
          onMoved={() => go({ move: null }, { replace: true })}
        />
      )}
      {toPay && (
        <Suspense>
          <RedeemDialog session={toPay} onClose={() => go({ pay: null }, { replace: true })} />
        </Suspense>
      )}
      {toReview && wasHeld(toReview) && (
        <Suspense>
          <ReviewDialog
            session={toReview}
            onClose={() => go({ review: null }, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

export function Actions({ session, now, onDialog, onNote, onComment }: {
  session: TherapySession;
  now: number;
  onDialog: (dialog: DialogName) => void;
  onNote: () => void;
  onComment: (commenting: Commenting) => void;
}) {
  const { t } = useTranslation();
  const { status, therapist, canReschedule, canCancel, canComment } = session;
  const ahead = isAhead(session, now);
  const again = freeTimesHref(therapist.slug);
  const withPackage = useHasPackageFor(session);
  return (
    <>
      {ahead && <AddSessionToCalendar session={session} side="me" />}
      {canReschedule && (
        <Button small variant="quiet" onClick={() => onDialog("move")}>
          {t("journal.session.move")}
        </Button>
      )}
      {canPayWithCard(session, now) && (
        <Button
          small
          variant="quiet"
          icon={withPackage ? "package" : "gift"}
          onClick={() => onDialog("pay")}
        >
          {t(withPackage ? "journal.packages.pay" : "journal.session.payWithCard")}
        </Button>
      )}
      {status !== "cancelled" && !session.note && session.sealedNote === null && (
        <Button small variant={ahead ? "quiet" : "secondary"} icon="pen-line" onClick={onNote}>
          {t("journal.session.addNote")}
        </Button>
      )}
      {status === "finished" && canComment && (
        <Button
          small
          variant="quiet"
          onClick={() => onComment("new")}
        >
          {t("journal.session.addComment")}
        </Button>
      )}
      {ownLastComment(session) && (
        <Button small variant="quiet" onClick={() => onComment("last")}>
          {t("journal.session.editComment")}
        </Button>
      )}
      {!ahead && (
        <Button small variant="quiet" href={again}>{t("journal.session.bookAgain")}</Button>
      )}
      {ahead && canCancel && (
        <Button small variant="quiet" onClick={() => onDialog("cancel")}>
          {t("journal.session.cancel")}
        </Button>
      )}
    </>
  );
}
