import { mountCreateCourseCode } from "./create-course-code.ts";
import { mountCreateCourseDraft } from "./create-course-draft.ts";
import { mountDeleteCourseDraft } from "./delete-course-draft.ts";
import { mountGetCourseDraft } from "./get-course-draft.ts";
import { mountListCourseCodes } from "./list-course-codes.ts";
import { mountListCourseDrafts } from "./list-course-drafts.ts";
import { mountPublishCourse } from "./publish-course.ts";
import { mountRetireCourse } from "./retire-course.ts";
import { mountRevokeCourseCode } from "./revoke-course-code.ts";
import { mountSetCourseListing } from "./set-course-listing.ts";
import { mountUpdateCourseDraft } from "./update-course-draft.ts";

export const courseDraftOperations = [
  mountListCourseDrafts,
  mountCreateCourseDraft,
  mountGetCourseDraft,
  mountUpdateCourseDraft,
  mountDeleteCourseDraft,
  mountPublishCourse,
  mountRetireCourse,
  mountSetCourseListing,
  mountListCourseCodes,
  mountCreateCourseCode,
  mountRevokeCourseCode,
];
