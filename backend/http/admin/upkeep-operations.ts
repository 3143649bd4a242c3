import { mountListAdminDomainValues } from "./list-admin-domain-values.ts";
import { mountAddDomainValue } from "./add-domain-value.ts";
import { mountUpdateDomainValue } from "./update-domain-value.ts";
import { mountRetireDomainValue } from "./retire-domain-value.ts";
import { mountRestoreDomainValue } from "./restore-domain-value.ts";
import { mountOrderDomainValues } from "./order-domain-values.ts";
import { mountListTexts } from "./list-texts.ts";
import { mountGetText } from "./get-text.ts";
import { mountGetTextVersion } from "./get-text-version.ts";
import { mountSaveTextDraft } from "./save-text-draft.ts";
import { mountDiscardTextDraft } from "./discard-text-draft.ts";
import { mountPublishText } from "./publish-text.ts";
import { mountListMails } from "./list-mails.ts";
import { mountRetryMail } from "./retry-mail.ts";
import { mountRetryMails } from "./retry-mails.ts";
import { mountCancelMail } from "./cancel-mail.ts";
import { mountListJobs } from "./list-jobs.ts";
import { mountRunJob } from "./run-job.ts";
import { mountGetAdminFigures } from "./get-admin-figures.ts";
import { mountExportAdminFigures } from "./export-admin-figures.ts";
import { mountGetProcessingRecord } from "./get-processing-record.ts";
import { mountExportProcessingRecord } from "./export-processing-record.ts";
import { mountListUnansweredQuestions } from "./list-unanswered-questions.ts";
import { mountRemindOfQuestion } from "./remind-of-question.ts";

/** Of what keeps the marketplace running: words, texts, mails, jobs and figures. */
export const upkeepOperations = [
  mountListAdminDomainValues,
  mountAddDomainValue,
  mountUpdateDomainValue,
  mountRetireDomainValue,
  mountRestoreDomainValue,
  mountOrderDomainValues,
  mountListTexts,
  mountGetText,
  mountGetTextVersion,
  mountSaveTextDraft,
  mountDiscardTextDraft,
  mountPublishText,
  mountListMails,
  mountRetryMail,
  mountRetryMails,
  mountCancelMail,
  mountListJobs,
  mountRunJob,
  mountGetAdminFigures,
  mountExportAdminFigures,
  mountGetProcessingRecord,
  mountExportProcessingRecord,
  mountListUnansweredQuestions,
  mountRemindOfQuestion,
];
