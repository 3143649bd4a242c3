import { mountAddPasskey } from "./add-passkey.ts";
import { mountConfirmAuthenticator } from "./confirm-authenticator.ts";
import { mountFinishSecondStep } from "./finish-second-step.ts";
import { mountGetSecondFactors } from "./get-second-factors.ts";
import { mountLoginWithPasskey } from "./login-with-passkey.ts";
import { mountRemoveAuthenticator } from "./remove-authenticator.ts";
import { mountRemovePasskey } from "./remove-passkey.ts";
import { mountRenamePasskey } from "./rename-passkey.ts";
import { mountReplaceRecoveryCodes } from "./replace-recovery-codes.ts";
import { mountRequestPasskeyChallenge } from "./request-passkey-challenge.ts";
import { mountStartAuthenticator } from "./start-authenticator.ts";
import { mountStartPasskey } from "./start-passkey.ts";
import { mountStepUp } from "./step-up.ts";

export const secondFactorOperations = [
  mountFinishSecondStep,
  mountRequestPasskeyChallenge,
  mountLoginWithPasskey,
  mountStepUp,
  mountGetSecondFactors,
  mountStartAuthenticator,
  mountConfirmAuthenticator,
  mountRemoveAuthenticator,
  mountStartPasskey,
  mountAddPasskey,
  mountRenamePasskey,
  mountRemovePasskey,
  mountReplaceRecoveryCodes,
];
