import { mountDisableAccount } from "./disable-account.ts";
import { mountDisablePractitioner } from "./disable-practitioner.ts";
import { mountEnableAccount } from "./enable-account.ts";
import { mountEnablePractitioner } from "./enable-practitioner.ts";
import { mountEndAccountSignIns } from "./end-account-sign-ins.ts";
import { mountExportAccounts } from "./export-accounts.ts";
import { mountExportAdminSessions } from "./export-admin-sessions.ts";
import { mountFindAdminRecords } from "./find-admin-records.ts";
import { mountGetAccount } from "./get-account.ts";
import { mountLinkPractitioner } from "./link-practitioner.ts";
import { mountListAccounts } from "./list-accounts.ts";
import { mountListAdminSessions } from "./list-admin-sessions.ts";
import { mountListSavedViews } from "./list-saved-views.ts";
import { mountPreviewDisableAccount } from "./preview-disable-account.ts";
import { mountPreviewDisablePractitioner } from "./preview-disable-practitioner.ts";
import { mountCreatePartnerKey } from "./create-partner-key.ts";
import { mountListIssuedApiKeys } from "./list-issued-api-keys.ts";
import { mountRevokeIssuedApiKey } from "./revoke-issued-api-key.ts";
import { mountRemoveSavedView } from "./remove-saved-view.ts";
import { mountSaveView } from "./save-view.ts";
import { mountSetAdminRole } from "./set-admin-role.ts";
import { mountSetStaffRole } from "./set-staff-role.ts";
import { mountUnlinkPractitioner } from "./unlink-practitioner.ts";

/** Of accounts, practitioners and sessions, and of the lists of the admin part. */
export const accountOperations = [
  mountListAccounts,
  mountExportAccounts,
  mountGetAccount,
  mountPreviewDisableAccount,
  mountDisableAccount,
  mountEnableAccount,
  mountSetAdminRole,
  mountSetStaffRole,
  mountLinkPractitioner,
  mountUnlinkPractitioner,
  mountEndAccountSignIns,
  mountPreviewDisablePractitioner,
  mountDisablePractitioner,
  mountEnablePractitioner,
  mountListAdminSessions,
  mountExportAdminSessions,
  mountListSavedViews,
  mountSaveView,
  mountRemoveSavedView,
  mountFindAdminRecords,
  mountCreatePartnerKey,
  mountListIssuedApiKeys,
  mountRevokeIssuedApiKey,
];
