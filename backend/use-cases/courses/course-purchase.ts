import { mailGivenBack } from "../payments/mail-given-back.ts";
import type { PurchaseKind } from "../payments/purchase-kind.ts";
import { openEnrolment } from "./course-view.ts";

/**
 * A payment gives its buyer the right to the course, or is given back when its practitioner was disabled meanwhile; a refund of
 * everything ends it, and the progress stays.
 */
export const coursePurchase: PurchaseKind = {
  async paid({ persistence }, { courseLearners, courses, disabled }, payment, now) {
    const { buyerUserId: userId, reference } = payment;
    const course = await courses.find(reference);
    if (!course || userId === null) return false;
    const { ownerTherapistId } = course;
    const isDisabled = ownerTherapistId !== null &&
      await disabled.profileDisabledAt(ownerTherapistId) !== null;
    if (isDisabled) return false;
    const earlier = await courseLearners.findEnrolment(userId, course.id);
    if (earlier?.isOpen) return false;
    const right = { id: persistence.newId(), userId, access: "bought" as const };
    await courseLearners.saveEnrolment(openEnrolment(earlier, right, course, now));
    return true;
  },

  givenBack: mailGivenBack,

  async refunded({ courseLearners }, { buyerUserId, reference, state }) {
    if (state !== "refunded" || buyerUserId === null) return;
    const enrolment = await courseLearners.findEnrolment(buyerUserId, reference);
    if (enrolment?.access !== "bought") return;
    await courseLearners.saveEnrolment({ ...enrolment, isOpen: false });
  },

  path: ({ id }) => `/payments/${id}`,
};
