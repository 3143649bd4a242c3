import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Rating } from "ui-kit/booking/rating.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { writeReview as limits } from "../../api/limits/reviews.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { removeDraft } from "../../drafts.ts";
import { keepTexts, typedTexts } from "../../form-draft.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { isLanguage, languages } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import {
  type OwnReview,
  useReviewOf,
  useSaveReview,
  useWithdrawReview,
} from "../../reviews/queries.ts";
import { hasContacts, PersonalDetails } from "../../reviews/text-problem.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { RefusalNote } from "./own-review.tsx";

type Typed = { language: string; name: string; rating: string; text: string };

/** What was typed stays over a reload and a closed dialog until it is sent. */
function useTyped(session: TherapySession, review: OwnReview | null) {
  const user = useCurrentUser();
  const language = useLanguage();
  const [key] = useState(`review.${review?.version ?? session.id}`);
  const [typed, setTyped] = useState<Typed>(() => ({
    language: review?.language ?? language,
    name: review?.name ?? user?.name.trim().split(/\s/)[0] ?? "",
    rating: String(review?.rating ?? session.rating ?? ""),
    text: review?.text ?? "",
    ...typedTexts(key),
  }));
  return {
    typed,
    type: (change: Partial<Typed>) => {
      const next = { ...typed, ...change };
      keepTexts(key, next);
      setTyped(next);
    },
    forget: () => removeDraft(key),
  };
}

/** The review as its author has read it. After a refusal that names another version it is the newest one. */
function useReadReview(newest: OwnReview | null) {
  const [first] = useState(newest);
  const [hasRead, setRead] = useState(false);
  return { read: hasRead ? newest : first, readAgain: () => setRead(true) };
}

/** A name or a text of signs alone is refused. */
const hasLetter = (text: string) => /\p{L}/u.test(text);

const isTooShort = (text: string) => text.trim().length < limits.text.minLength || !hasLetter(text);

function Fields({ typed, type, missing, error }: {
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  missing: boolean;
  error: unknown;
}) {
  const { t } = useTranslation();
  const rating = Number(typed.rating);
  const starLabel = (of: number) => t("journal.session.star", { rating: of });
  const contacts = (field: string) =>
    hasContacts(error, field) ? t("reviews.form.contacts") : undefined;
  const nameMissing = missing && !hasLetter(typed.name) ? t("reviews.form.nameMissing") : undefined;
  const tooShort = missing && isTooShort(typed.text);
  return (
    <Stack gap="group">
      <Rating
        label={t("reviews.form.rating")}
        starLabels={[starLabel(1), starLabel(2), starLabel(3), starLabel(4), starLabel(5)]}
        picked={rating || undefined}
        error={missing && !rating ? t("reviews.form.ratingMissing") : undefined}
        onPick={(of) => type({ rating: String(of) })}
      />
      <TextArea
        name="text"
        label={t("reviews.form.text")}
        description={t("reviews.form.textHelp")}
        value={typed.text}
        rows={5}
        maxLength={limits.text.maxLength}
        error={contacts("text") ?? (tooShort ? t("reviews.form.textMissing") : undefined)}
        onChange={({ currentTarget: { value } }) => type({ text: value })}
      />
      <TextField
        name="name"
        label={t("reviews.form.name")}
        description={t("reviews.form.nameHelp")}
        value={typed.name}
        maxLength={limits.name.maxLength}
        error={contacts("name") ?? nameMissing}
        onChange={({ currentTarget: { value } }) => type({ name: value })}
      />
      <Select
        label={t("reviews.form.language")}
        picked={typed.language}
        groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
        onPick={(language) => type({ language })}
      />
    </Stack>
  );
}

function ReviewForm({ session, review, onClose, onWithdraw }: {
  session: TherapySession;
  review: OwnReview | null;
  onClose: () => void;
  onWithdraw: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const form = useId();
  const { typed, type, forget } = useTyped(session, review);
  const [missing, setMissing] = useState(false);
  const [isNew, setNew] = useState(review === null);
  const { read, readAgain } = useReadReview(review);
  const saving = useSaveReview(session.id);
  const { error, isPending } = saving;
  const isWithdrawn = !isNew && (review === null || hasErrorCode(error, "ERR_NOT_FOUND"));

  function send(detailsConfirmed: boolean, asNew = isNew) {
    const { language, name, text } = typed;
    const rating = Number(typed.rating);
    const isMissing = !rating || !hasLetter(name) || isTooShort(text);
    setMissing(isMissing);
    if (isMissing || !isLanguage(language)) return;
    const body = { language, name, rating, text, detailsConfirmed };
    saving.mutate({ review: asNew ? null : read, body }, {
      onError: (refusal) => {
        if (hasErrorCode(refusal, "ERR_STALE")) readAgain();
      },
      onSuccess: () => {
        forget();
        onClose();
        void notify({ tone: "success", message: t("reviews.form.sent") });
      },
    });
  }
  function sendTyped() {
    if (isWithdrawn) setNew(true);
    send(false, isNew || isWithdrawn);
  }
  const isExplained = hasErrorCode(error, "ERR_PERSONAL_DETAILS") ||
    hasContacts(error, "text") || hasContacts(error, "name");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNew ? "reviews.form.title" : "reviews.form.change", {
        name: session.therapist.name,
      })}
      closeLabel={t("shell.close")}
      actions={
        <>
          {review && (
            <Button variant="quiet" onClick={onWithdraw}>{t("reviews.withdraw.open")}</Button>
          )}
          <Button variant="primary" type="submit" form={form} pending={isPending}>
            {t(isWithdrawn ? "reviews.form.sendAsNew" : "reviews.form.send")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={sendTyped}>
        <Stack gap="group">
          <Text>{t("reviews.form.difference", { name: session.therapist.name })}</Text>
          {review && <RefusalNote review={review} />}
          {review?.status === "published" && <Note>{t("reviews.form.hides")}</Note>}
          <Fields {...{ typed, type, missing, error }} />
          <PersonalDetails error={error} pending={isPending} onConfirm={() => send(true)} />
          {isWithdrawn && <Note tone="warning" urgent>{t("reviews.form.withdrawn")}</Note>}
          {error && !isExplained && !isWithdrawn && (
            <Note tone="error" urgent>{showFailure(error)}</Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

function WithdrawDialog({ review, onBack, onClose }: {
  review: OwnReview;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const withdrawing = useWithdrawReview();
  function withdraw() {
    withdrawing.mutate(review, {
      onSuccess: () => {
        onClose();
        void notify({ tone: "success", message: t("reviews.withdraw.done") });
      },
    });
  }
  return (
    <Dialog
      open
      onClose={onBack}
      title={t("reviews.withdraw.title")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onBack}>{t("reviews.withdraw.keep")}</Button>
          <Button variant="primary" pending={withdrawing.isPending} onClick={withdraw}>
            {t("reviews.withdraw.confirm")}
          </Button>
        </>
      }
    >
      <Text>{t("reviews.withdraw.text")}</Text>
      {withdrawing.error && <Note tone="error" urgent>{showFailure(withdrawing.error)}</Note>}
    </Dialog>
  );
}

/** The client's public review of a session, when it is known whether there is one. */
export function ReviewDialog({ session, onClose }: {
  session: TherapySession;
  onClose: () => void;
}) {
  const review = useReviewOf(session.id);
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (review === undefined) return null;
  if (review && isWithdrawing) {
    return (
      <WithdrawDialog
        review={review}
        onBack={() => setWithdrawing(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <ReviewForm
      session={session}
      review={review}
      onClose={onClose}
      onWithdraw={() => setWithdrawing(true)}
    />
  );
}
