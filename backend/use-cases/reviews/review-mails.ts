import type { Review } from "../../domain/review.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Needed = Pick<Repositories, "outbox" | "reviews" | "therapists" | "users">;

const receivedPath = "/sessions/reviews";

/** To the author and to the practitioner. */
export async function mailPublished(
  repositories: Needed,
  review: Review,
  now: number,
): Promise<void> {
  const therapist = await repositories.therapists.find(review.therapistId);
  if (!therapist) return;
  await mailAuthor(repositories, review, {
    template: "review-published",
    facts: { path: `/therapist/view/${therapist.slug}#reviews` },
  }, now);
  await mailPractitioner(repositories, review, { template: "review-published-therapist" }, now);
}

/** The mail says the reason whose flag is set. */
export async function mailRefused(
  repositories: Needed,
  review: Review,
  now: number,
): Promise<void> {
  const { refusal, refusalNote, therapySessionId } = review;
  await mailAuthor(repositories, review, {
    template: "review-refused",
    facts: {
      path: `/journal?review=${therapySessionId}`,
      ...(refusal && { [flagOf(refusal)]: "yes" }),
      note: refusalNote,
    },
  }, now);
}

export async function mailAnswer(
  repositories: Needed,
  review: Review,
  now: number,
): Promise<void> {
  const therapist = await repositories.therapists.find(review.therapistId);
  if (!therapist) return;
  await mailAuthor(repositories, review, {
    template: "review-answered",
    facts: { path: `/therapist/view/${therapist.slug}#reviews` },
  }, now);
}

export async function mailRemovedAnswer(
  repositories: Needed,
  review: Review,
  reason: string,
  now: number,
): Promise<void> {
  await mailPractitioner(
    repositories,
    review,
    { template: "review-answer-removed", facts: { reason } },
    now,
  );
}

/** "personal-data" as "personalData", because facts are named by one word. */
function flagOf(code: string): string {
  return code.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

type Mail = Pick<MailMessage, "template"> & { facts?: Record<string, string> };

async function mailAuthor(
  { outbox, reviews, users }: Needed,
  review: Review,
  mail: Mail,
  now: number,
): Promise<void> {
  await mailUser({ outbox, users }, await reviews.authorOf(review.id), mail, now);
}

async function mailPractitioner(
  { outbox, therapists, users }: Needed,
  review: Review,
  mail: Mail,
  now: number,
): Promise<void> {
  const therapist = await therapists.find(review.therapistId);
  await mailUser({ outbox, users }, therapist?.userId ?? null, {
    ...mail,
    facts: { path: receivedPath, ...mail.facts },
  }, now);
}

async function mailUser(
  { outbox, users }: Pick<Needed, "outbox" | "users">,
  userId: string | null,
  { template, facts = {} }: Mail,
  now: number,
): Promise<void> {
  const user = userId === null ? null : await users.find(userId);
  if (!user || user.disabledAt !== null) return;
  const { id: about, email: to, language } = user;
  await outbox.add({ to, about, language, template, facts }, now);
}
