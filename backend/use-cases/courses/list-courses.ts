import { type Course, mayEdit, mayTake, requirePublished } from "../../domain/course.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import type { CourseView } from "./course-view.ts";

/**
 * Those that every visitor finds, and for a signed-in person those of their practitioners and those they take, also retired
 * ones. In the order of the list.
 */
export async function listCourses(
  { persistence }: Pick<Ports, "persistence">,
  { account }: LinkContext,
): Promise<CourseView[]> {
  const { courses, courseLearners, therapists } = persistence;
  const userId = account?.userId;
  const enrolments = userId ? await courseLearners.listEnrolments(userId) : [];
  const certificates = userId ? await courseLearners.listCertificates(userId) : [];
  const ofPractitioners = userId ? await courses.listForClient(userId) : [];
  const clientsOnly = ofPractitioners.map(({ id }) => id);
  const found = new Map<string, Course>([
    ...(await courses.listListed()),
    ...ofPractitioners,
    ...(await courses.findMany(
      enrolments.filter(({ isOpen }) => isOpen).map(({ courseId }) => courseId),
    )),
  ].map((course) => [course.id, course]));
  const shown = [...found.values()].filter(({ published }) => published !== null);
  const ownerIds = new Set(shown.flatMap(({ ownerTherapistId }) => ownerTherapistId ?? []));
  const owners = new Map(
    (await therapists.findForCards([...ownerIds])).map((owner) => [owner.id, owner]),
  );
  return shown.map((course) => {
    const enrolment = enrolments.find(({ courseId }) => courseId === course.id) ?? null;
    const isClient = clientsOnly.includes(course.id);
    const editor = account !== null && mayEdit(course, account);
    return {
      course: requirePublished(course),
      owner: owners.get(course.ownerTherapistId ?? "") ?? null,
      hasAccess: account !== null && mayTake(course, { editor, enrolment, isClient }),
      isClient,
      enrolment,
      certificate: certificates.find(({ courseId }) => courseId === course.id) ?? null,
    };
  });
}
