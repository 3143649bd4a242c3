import { mountListMyReviews } from "./list-my-reviews.ts";
import { mountListReceivedReviews } from "./list-received-reviews.ts";
import { mountWriteReview } from "./write-review.ts";
import { mountUpdateReview } from "./update-review.ts";
import { mountWithdrawReview } from "./withdraw-review.ts";
import { mountAnswerReview } from "./answer-review.ts";
import { mountRemoveAnswer } from "./remove-answer.ts";
import { mountReportReview } from "./report-review.ts";

export const reviewOperations = [
  mountListMyReviews,
  mountListReceivedReviews,
  mountWriteReview,
  mountUpdateReview,
  mountWithdrawReview,
  mountAnswerReview,
  mountRemoveAnswer,
  mountReportReview,
];
