import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import type { ColumnKeys } from "db/encrypted-column.ts";
import { clientQuestions } from "db/schema/client-questions.ts";
import { courseAnswers, courseEnrolments, courses } from "db/schema/courses.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards } from "db/schema/gift-cards.ts";
import { leads } from "db/schema/leads.ts";
import { reviewReports, reviews } from "db/schema/reviews.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessionComments, therapySessions } from "db/schema/therapy-sessions.ts";
import { emailChanges, users } from "db/schema/users.ts";
import { savedSearches } from "db/schema/saved-searches.ts";
import { suitabilityDrafts, suitabilityResults } from "db/schema/suitability.ts";
import { sessionOrders } from "db/schema/session-orders.ts";
import { sessionRequests } from "db/schema/session-requests.ts";
import { waitingListEntries, waitingListOffers } from "db/schema/waiting-list.ts";
import type { User } from "../../../domain/account.ts";
import type { CourseContent } from "../../../domain/course-content.ts";
import type { PartOfDay } from "../../../domain/search/part-of-day.ts";
import type {
  KeptData,
  PersonalData,
  ScatteredData,
} from "../../../ports/persistence/personal-data.ts";
import { collectActions } from "./own-actions.ts";
import { collectAnswers } from "./own-answers.ts";
import { libsqlCourseLearners } from "./course-learners.ts";
import { collectPackages, listReceivedGiftCards } from "./own-purchases.ts";
import { ownPages } from "./own-pages.ts";
import { ownComments, ownRows } from "./own-rows.ts";
import { libsqlSuitabilityResults } from "./suitability-results.ts";
import { eraseBookings, eraseJournal, erasePerson } from "./personal-data-erasure.ts";

export function libsqlPersonalData(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): PersonalData {
  return {
    collect: (user) => collectScattered(connection, user, noteKey),
    ...ownPages(connection, { noteKey }),
    listReceivedGiftCards: (user) => listReceivedGiftCards(connection, ownRows(connection, user)),
    erase: (user, heirId, now) => erasePerson(connection, user, heirId, now),
    countKept: (userId, now) => countKept(connection, userId, now),
    eraseJournal: (userId, now) => eraseJournal(connection, userId, now),
    eraseBookings: (user, heirId, now) => eraseBookings(connection, user, heirId, now),

    async markErasing(userId, now) {
      await connection.update(users).set({ erasingSince: now }).where(eq(users.id, userId));
    },

    async isErased(userId) {
      const [row] = await connection.select({ id: users.id }).from(users)
        .where(
          and(eq(users.id, userId), or(isNotNull(users.erasingSince), isNotNull(users.erasedAt))),
        );
      return row !== undefined;
    },

    async listErasing(limit) {
      const rows = await connection.select({ id: users.id }).from(users)
        .where(isNotNull(users.erasingSince)).orderBy(asc(users.erasingSince)).limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

async function collectScattered(
  connection: Connection,
  user: User,
  noteKey: ColumnKeys,
): Promise<ScatteredData> {
  const own = ownRows(connection, user);
  const cards = await connection.select().from(giftCards).where(own.boughtCards);
  const received = await connection.select().from(giftCards).where(own.receivedCards);

  return {
    reviews: await connection.select({
      id: reviews.id,
      therapistId: reviews.therapistId,
      practitioner: therapists.name,
      sessionEndedAt: therapySessions.endsAt,
      timeZone: therapySessions.timeZone,
      language: reviews.language,
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      status: reviews.status,
      refusal: reviews.refusal,
      refusalNote: reviews.refusalNote,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
    }).from(reviews)
      .innerJoin(therapySessions, eq(therapySessions.id, reviews.therapySessionId))
      .innerJoin(therapists, eq(therapists.id, reviews.therapistId))
      .where(own.reviews).orderBy(asc(reviews.createdAt)),
    reviewReports: await connection.select({
      reviewId: reviewReports.reviewId,
      reason: reviewReports.reason,
      note: reviewReports.note,
      createdAt: reviewReports.createdAt,
    }).from(reviewReports).where(own.reports).orderBy(asc(reviewReports.createdAt)),
    leads: await connection.select({
      email: leads.email,
      name: leads.name,
      city: leads.city,
      practices: leads.practices,
      languages: leads.languages,
      meetingTypes: leads.meetingTypes,
      message: leads.message,
      state: leads.state,
      declinedReason: leads.declinedReason,
      createdAt: leads.createdAt,
    }).from(leads).where(own.leads),
    invitations: await connection.select({
      email: invitations.email,
      createdAt: invitations.createdAt,
      usedAt: invitations.usedAt,
    }).from(invitations).where(own.invitations).orderBy(asc(invitations.createdAt)),
    giftCards: [...cards, ...received.filter(({ id }) => !cards.some((card) => card.id === id))]
      .map((card) => ({
        buyerName: card.buyerName,
        buyerEmail: card.buyerEmail,
        recipientName: card.recipientName,
        recipientEmail: card.delivery.by === "email" ? card.delivery.email : null,
        amountCents: card.amountCents,
        message: card.message,
        createdAt: card.createdAt,
      })),
    packages: await collectPackages(connection, own),
    emailChanges: await connection.select({
      newEmail: emailChanges.newEmail,
      createdAt: emailChanges.createdAt,
      expiresAt: emailChanges.expiresAt,
    }).from(emailChanges).where(eq(emailChanges.userId, user.id)),
    savedSearches: await connection.select({
      name: savedSearches.name,
      address: savedSearches.address,
      createdAt: savedSearches.createdAt,
      mailedAt: savedSearches.mailedAt,
    }).from(savedSearches).where(eq(savedSearches.userId, user.id))
      .orderBy(asc(savedSearches.createdAt)),
    ...await collectActions(connection, user.id),
    ...await collectAnswers(connection, user),
    ...await collectCourses(connection, user, noteKey),
    testDrafts: await collectDrafts(connection, user, noteKey),
    waitingLists: await collectWaitingLists(connection, user),
    sessionOrders: await connection.select({
      practitioner: therapists.name,
      therapistId: sessionOrders.therapistId,
      practiceType: sessionOrders.practiceType,
      startsAt: sessionOrders.startsAt,
      meetingType: sessionOrders.meetingType,
      place: sessionOrders.place,
      priceCents: sessionOrders.priceCents,
      giftCardCents: sessionOrders.giftCardCents,
      phone: sessionOrders.phone,
      answers: sessionOrders.answers,
      createdAt: sessionOrders.createdAt,
      payBy: sessionOrders.payBy,
      status: sessionOrders.status,
    }).from(sessionOrders)
      .innerJoin(therapists, eq(therapists.id, sessionOrders.therapistId))
      .where(eq(sessionOrders.userId, user.id))
      .orderBy(asc(sessionOrders.createdAt)),
    sessionRequests: await connection.select({
      practitioner: therapists.name,
      therapistId: sessionRequests.therapistId,
      practiceType: sessionRequests.practiceType,
      startsAt: sessionRequests.startsAt,
      meetingType: sessionRequests.meetingType,
      place: sessionRequests.place,
      priceCents: sessionRequests.priceCents,
      phone: sessionRequests.phone,
      answers: sessionRequests.answers,
      createdAt: sessionRequests.createdAt,
      answerBy: sessionRequests.answerBy,
      status: sessionRequests.status,
      message: sessionRequests.message,
    }).from(sessionRequests)
      .innerJoin(therapists, eq(therapists.id, sessionRequests.therapistId))
      .where(eq(sessionRequests.userId, user.id))
      .orderBy(asc(sessionRequests.createdAt)),
  };
}

async function countKept(connection: Connection, userId: string, now: number): Promise<KeptData> {
  const { status, endsAt, noteSealed, rating } = therapySessions;
  const isUpcoming = sql`(${status} = 'booked' and ${endsAt} > ${now})`;
  const [row] = await connection.select({
    upcomingSessions: sql<number>`count(case when ${isUpcoming} then 1 end)`,
    pastSessions: sql<number>`count(case when not ${isUpcoming} then 1 end)`,
    notes: sql<number>`count(${noteSealed})`,
    ratings: sql<number>`count(${rating})`,
  }).from(therapySessions).where(eq(therapySessions.userId, userId));
  const comments = await connection.$count(therapySessionComments, ownComments(userId));
  const waitingLists = await connection.$count(
    waitingListEntries,
    and(eq(waitingListEntries.userId, userId), isNull(waitingListEntries.endedAt)),
  );
  const requested = await connection.$count(
    sessionRequests,
    and(eq(sessionRequests.userId, userId), eq(sessionRequests.status, "waiting")),
  );
  const own = connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, userId));
  const written = await connection.$count(reviews, inArray(reviews.therapySessionId, own));
  const saved = await connection.$count(savedSearches, eq(savedSearches.userId, userId));
  return {
    ...row!,
    waitingLists,
    sessionRequests: requested,
    comments,
    reviews: written,
    exercises: await connection.$count(courseAnswers, eq(courseAnswers.userId, userId)),
    savedSearches: saved,
    testResults: await connection.$count(suitabilityResults, eq(suitabilityResults.userId, userId)),
    testDrafts: await connection.$count(suitabilityDrafts, eq(suitabilityDrafts.userId, userId)),
    clientQuestions: await connection.$count(clientQuestions, eq(clientQuestions.userId, userId)),
  };
}

async function collectCourses(
  connection: Connection,
  { id }: User,
  noteKey: ColumnKeys,
): Promise<Pick<ScatteredData, "courses" | "courseAnswers" | "courseCertificates">> {
  const learners = libsqlCourseLearners(connection, { noteKey });
  const titles = new Map(
    (await connection.select({ id: courses.id, content: courses.published }).from(courses)
      .innerJoin(courseEnrolments, eq(courseEnrolments.courseId, courses.id))
      .where(eq(courseEnrolments.userId, id)))
      .map((course) => [course.id, (course.content as CourseContent | null)?.title ?? null]),
  );
  const withoutUser = <Row extends { userId: string }>({ userId: _, ...row }: Row) => row;
  return {
    courses: (await learners.listEnrolments(id)).map((enrolment) => ({
      course: titles.get(enrolment.courseId) ?? null,
      ...withoutUser(enrolment),
    })),
    courseAnswers: (await learners.listAnswers(id)).map(withoutUser),
    courseCertificates: (await learners.listCertificates(id)).map(withoutUser),
  };
}

async function collectDrafts(
  connection: Connection,
  { id }: User,
  noteKey: ColumnKeys,
): Promise<ScatteredData["testDrafts"]> {
  const draft = await libsqlSuitabilityResults(connection, { noteKey }).findDraft(id);
  return draft ? [draft] : [];
}

async function collectWaitingLists(
  connection: Connection,
  user: User,
): Promise<ScatteredData["waitingLists"]> {
  const entries = await connection.select({
    practitioner: therapists.name,
    ...getTableColumns(waitingListEntries),
  }).from(waitingListEntries)
    .innerJoin(therapists, eq(therapists.id, waitingListEntries.therapistId))
    .where(eq(waitingListEntries.userId, user.id)).orderBy(asc(waitingListEntries.createdAt));
  const offers = await connection.select().from(waitingListOffers)
    .where(inArray(waitingListOffers.entryId, entries.map(({ id }) => id)))
    .orderBy(asc(waitingListOffers.createdAt));
  return entries.map(({ id, userId: _, endedBy: __, eventTypeUri: ___, partsOfDay, ...entry }) => ({
    ...entry,
    partsOfDay: partsOfDay as PartOfDay[],
    offers: offers.filter(({ entryId }) => entryId === id)
      .map(({ startsAt, createdAt, status }) => ({ startsAt, createdAt, status })),
  }));
}
