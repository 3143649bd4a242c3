import { mountAnswerClientQuestion } from "./answer-client-question.ts";
import { mountCloseClientQuestion } from "./close-client-question.ts";
import { mountCreateClientQuestion } from "./create-client-question.ts";
import { mountEndClearance } from "./end-clearance.ts";
import { mountGetQuestionRecipient } from "./get-question-recipient.ts";
import { mountListMyClientQuestions } from "./list-my-client-questions.ts";
import { mountListReceivedClientQuestions } from "./list-received-client-questions.ts";
import { mountWriteToClientQuestion } from "./write-to-client-question.ts";

export const clientQuestionOperations = [
  mountGetQuestionRecipient,
  mountCreateClientQuestion,
  mountListMyClientQuestions,
  mountListReceivedClientQuestions,
  mountWriteToClientQuestion,
  mountCloseClientQuestion,
  mountAnswerClientQuestion,
  mountEndClearance,
];
