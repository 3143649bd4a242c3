import type { CourseAnswer, CourseCertificate, CourseEnrolment } from "../../domain/course.ts";

/** What belongs to the people who take courses. Answers are encrypted at rest. */
export interface CourseLearners {
  findEnrolment(userId: string, courseId: string): Promise<CourseEnrolment | null>;
  /** The latest first. */
  listEnrolments(userId: string): Promise<CourseEnrolment[]>;
  countEnrolments(courseIds: string[]): Promise<Map<string, number>>;
  saveEnrolment(enrolment: CourseEnrolment): Promise<void>;

  /** The latest first; of one course, or of all. */
  listAnswers(userId: string, courseId?: string): Promise<CourseAnswer[]>;
  saveAnswer(answer: CourseAnswer): Promise<void>;
  removeAnswer(userId: string, materialId: string): Promise<void>;

  findCertificate(userId: string, courseId: string): Promise<CourseCertificate | null>;
  findCertificateByCode(code: string): Promise<CourseCertificate | null>;
  listCertificates(userId: string): Promise<CourseCertificate[]>;
  addCertificate(certificate: CourseCertificate): Promise<void>;
}
