import { mountCreateAccessGrant } from "./create-access-grant.ts";
import { mountListAccessGrants } from "./list-access-grants.ts";
import { mountListUserSessions } from "./list-user-sessions.ts";
import { mountListUserTests } from "./list-user-tests.ts";
import { mountGetPrivateProfile } from "./get-private-profile.ts";
import { mountGetJournalFigures } from "./get-journal-figures.ts";
import { mountStartImpersonation } from "./start-impersonation.ts";
import { mountEndImpersonation } from "./end-impersonation.ts";
import { mountExportActionChain } from "./export-action-chain.ts";

export const dataAccessOperations = [
  mountCreateAccessGrant,
  mountListAccessGrants,
  mountListUserSessions,
  mountListUserTests,
  mountGetPrivateProfile,
  mountGetJournalFigures,
  mountStartImpersonation,
  mountEndImpersonation,
  mountExportActionChain,
];
