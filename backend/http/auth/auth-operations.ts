import { mountCancelEmailChange } from "./cancel-email-change.ts";
import { mountChangeEmail } from "./change-email.ts";
import { mountChangePassword } from "./change-password.ts";
import { mountConfirmEmailChange } from "./confirm-email-change.ts";
import { mountFinishSignIn } from "./finish-sign-in.ts";
import { mountForgotPassword } from "./forgot-password.ts";
import { mountGetCurrentUser } from "./get-current-user.ts";
import { mountGetEmailChange } from "./get-email-change.ts";
import { mountLinkSignIn } from "./link-sign-in.ts";
import { mountListDevices } from "./list-devices.ts";
import { mountListSignInProviders } from "./list-sign-in-providers.ts";
import { mountLogin } from "./login.ts";
import { mountLoginWithCode } from "./login-with-code.ts";
import { mountLogout } from "./logout.ts";
import { mountLogoutEverywhere } from "./logout-everywhere.ts";
import { mountRefresh } from "./refresh.ts";
import { mountRegisterUser } from "./register-user.ts";
import { mountRequestSignInCode } from "./request-sign-in-code.ts";
import { mountResendEmailChange } from "./resend-email-change.ts";
import { mountResendVerification } from "./resend-verification.ts";
import { mountResetPassword } from "./reset-password.ts";
import { mountSetPassword } from "./set-password.ts";
import { mountSignOutDevice } from "./sign-out-device.ts";
import { mountStartSignIn } from "./start-sign-in.ts";
import { mountVerifyEmail } from "./verify-email.ts";
import { secondFactorOperations } from "./second-factor-operations.ts";

export const authOperations = [
  mountRegisterUser,
  mountVerifyEmail,
  mountResendVerification,
  mountForgotPassword,
  mountResetPassword,
  mountSetPassword,
  mountLogin,
  mountRequestSignInCode,
  mountLoginWithCode,
  mountRefresh,
  mountLogout,
  mountLogoutEverywhere,
  mountGetCurrentUser,
  mountChangePassword,
  mountChangeEmail,
  mountGetEmailChange,
  mountResendEmailChange,
  mountCancelEmailChange,
  mountConfirmEmailChange,
  mountListDevices,
  mountSignOutDevice,
  mountListSignInProviders,
  mountStartSignIn,
  mountFinishSignIn,
  mountLinkSignIn,
  ...secondFactorOperations,
];
