import type { Account } from "../../domain/account.ts";
import type { PublishedCourse } from "../../domain/course.ts";
import { DomainError } from "../../domain/errors.ts";
import { incomeAccount, practitionerAccount } from "../../domain/money/ledger.ts";
import { type Payment, shownPaymentState } from "../../domain/money/payment.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Language, Text } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { newPayment, type NewPurchase, openPaymentPage } from "../payments/start-payment.ts";
import { countRequest } from "../request-limits.ts";
import { courseView } from "./course-view.ts";

const courseName: Text = { et: "Kursus", en: "Course", ru: "Курс" };

/**
 * Opens the page where the caller pays for a course: the same one while its payment waits. ERR_NOT_FOUND, ERR_ALREADY_PAID for
 * a caller who has the course, ERR_ILLEGAL_TRANSITION for one that is not sold, ERR_TOO_MANY_REQUESTS, ERR_PROVIDER_UNAVAILABLE.
 */
export async function buyCourse(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  { account, address, language, now }: ContextWithAddress & { language: Language },
  { id }: { id: string },
  { publicUrl }: { publicUrl: string },
): Promise<Payment> {
  const { auth, persistence } = ports;
  const request = { limit: "purchasesPerNetwork", by: networkOf(address) } as const;
  const payment = await persistence.transaction(async (repositories) => {
    const { attempts, payments } = repositories;
    const { course, hasAccess } = await courseView(repositories, account, id);
    if (hasAccess) throw new DomainError("ERR_ALREADY_PAID");
    await countRequest(auth, attempts, request, now);
    const purchase = coursePurchaseOf(course, account, language);
    const [last] = await payments.listOfPurchase("course", id, account.userId);
    const [line] = purchase.lines;
    const isOpen = last && shownPaymentState(last, now) === "pending";
    if (isOpen && last.amountCents === line!.amountCents) return last;
    const next = newPayment(ports, purchase, now);
    await payments.add(next);
    return next;
  });
  return await openPaymentPage(ports, payment, { publicUrl, now });
}

/** What is paid for a practitioner's course is owed to the practitioner. */
function coursePurchaseOf(
  { id, ownerTherapistId, priceCents, published, state }: PublishedCourse,
  { userId, name, email }: Account,
  language: Language,
): NewPurchase {
  if (priceCents === null || state !== "published") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  const { title } = published;
  const account = ownerTherapistId === null
    ? incomeAccount("courses")
    : practitionerAccount(ownerTherapistId);
  return {
    kind: "course",
    reference: id,
    lines: [{ account, amountCents: priceCents }],
    description: `${courseName[language]}: ${title[language] || title.et || title.en || title.ru}`,
    language,
    buyerUserId: userId,
    buyerName: name,
    buyerEmail: email,
  };
}
