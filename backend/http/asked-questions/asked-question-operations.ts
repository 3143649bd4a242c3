import { mountAnswerAskedQuestion } from "./answer-asked-question.ts";
import { mountCloseAskedQuestion } from "./close-asked-question.ts";
import { mountCreateAskedQuestion } from "./create-asked-question.ts";
import { mountEndClearance } from "./end-clearance.ts";
import { mountGetAskedPractitioner } from "./get-asked-practitioner.ts";
import { mountListMyAskedQuestions } from "./list-my-asked-questions.ts";
import { mountListReceivedAskedQuestions } from "./list-received-asked-questions.ts";
import { mountWriteToAskedQuestion } from "./write-to-asked-question.ts";

export const askedQuestionOperations = [
  mountGetAskedPractitioner,
  mountCreateAskedQuestion,
  mountListMyAskedQuestions,
  mountListReceivedAskedQuestions,
  mountWriteToAskedQuestion,
  mountCloseAskedQuestion,
  mountAnswerAskedQuestion,
  mountEndClearance,
];
