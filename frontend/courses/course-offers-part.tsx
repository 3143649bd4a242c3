import { Suspense } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import type { TherapistPage } from "../api/therapists.ts";

const CourseOffers = lazyPart(async () => (await import("./course-offers.tsx")).CourseOffers);

/** Few practitioners have courses, so other pages do not load their list. */
export function CourseOffersPart({ courses }: Pick<TherapistPage, "courses">) {
  return courses.length > 0 && (
    <Suspense>
      <CourseOffers courses={courses} />
    </Suspense>
  );
}

/** What the server loads before it renders the page. */
export function partsOfCourses({ courses }: Pick<TherapistPage, "courses">) {
  return courses.length > 0 ? [{ file: "courses/course-offers.tsx", load: CourseOffers.load }] : [];
}
