import { mountAcceptSessionRequest } from "./accept-session-request.ts";
import { mountCreateSessionRequest } from "./create-session-request.ts";
import { mountDeclineSessionRequest } from "./decline-session-request.ts";
import { mountGetApprovalRules } from "./get-approval-rules.ts";
import { mountListMySessionRequests } from "./list-my-session-requests.ts";
import { mountListReceivedSessionRequests } from "./list-received-session-requests.ts";
import { mountTakeBackSessionRequest } from "./take-back-session-request.ts";
import { mountUpdateApprovalRules } from "./update-approval-rules.ts";

export const sessionRequestOperations = [
  mountCreateSessionRequest,
  mountListMySessionRequests,
  mountListReceivedSessionRequests,
  mountGetApprovalRules,
  mountUpdateApprovalRules,
  mountAcceptSessionRequest,
  mountDeclineSessionRequest,
  mountTakeBackSessionRequest,
];
