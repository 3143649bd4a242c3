import { mountBuyCourse } from "./buy-course.ts";
import { mountCheckCourseCertificate } from "./check-course-certificate.ts";
import { mountGetCourse } from "./get-course.ts";
import { mountGetCourseLesson } from "./get-course-lesson.ts";
import { mountListCourseAnswers } from "./list-course-answers.ts";
import { mountListCourses } from "./list-courses.ts";
import { mountPrintCourseCertificate } from "./print-course-certificate.ts";
import { mountRedeemCourseCode } from "./redeem-course-code.ts";
import { mountSaveCourseAnswer } from "./save-course-answer.ts";
import { mountSaveCourseProgress } from "./save-course-progress.ts";

/** Paths with a fixed word come before those with an id. */
export const courseOperations = [
  mountListCourses,
  mountListCourseAnswers,
  mountRedeemCourseCode,
  mountCheckCourseCertificate,
  mountGetCourse,
  mountBuyCourse,
  mountGetCourseLesson,
  mountSaveCourseProgress,
  mountSaveCourseAnswer,
  mountPrintCourseCertificate,
];
