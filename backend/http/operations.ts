import { mountChangeEmail } from "./auth/change-email.ts";
import { mountChangePassword } from "./auth/change-password.ts";
import { mountConfirmEmailChange } from "./auth/confirm-email-change.ts";
import { mountFinishSignIn } from "./auth/finish-sign-in.ts";
import { mountForgotPassword } from "./auth/forgot-password.ts";
import { mountGetCurrentUser } from "./auth/get-current-user.ts";
import { mountLinkSignIn } from "./auth/link-sign-in.ts";
import { mountListDevices } from "./auth/list-devices.ts";
import { mountListSignInProviders } from "./auth/list-sign-in-providers.ts";
import { mountLogin } from "./auth/login.ts";
import { mountLogout } from "./auth/logout.ts";
import { mountLogoutEverywhere } from "./auth/logout-everywhere.ts";
import { mountRefresh } from "./auth/refresh.ts";
import { mountRegisterUser } from "./auth/register-user.ts";
import { mountResendVerification } from "./auth/resend-verification.ts";
import { mountResetPassword } from "./auth/reset-password.ts";
import { mountSignOutDevice } from "./auth/sign-out-device.ts";
import { mountStartSignIn } from "./auth/start-sign-in.ts";
import { mountVerifyEmail } from "./auth/verify-email.ts";
import { mountCancelTherapySession } from "./therapy-sessions/cancel-therapy-session.ts";
import { mountCommentTherapySession } from "./therapy-sessions/comment-therapy-session.ts";
import { mountCreateTherapySession } from "./therapy-sessions/create-therapy-session.ts";
import { mountGetTherapySession } from "./therapy-sessions/get-therapy-session.ts";
import { mountGetTherapySessionCalendarFile } from "./therapy-sessions/get-therapy-session-calendar-file.ts";
import { mountListMyTherapySessions } from "./therapy-sessions/list-my-therapy-sessions.ts";
import { mountListTherapistTherapySessions } from "./therapy-sessions/list-therapist-therapy-sessions.ts";
import { mountListTherapySessionHistory } from "./therapy-sessions/list-therapy-session-history.ts";
import { mountMarkTherapySessionNoShow } from "./therapy-sessions/mark-therapy-session-no-show.ts";
import { mountRateTherapySession } from "./therapy-sessions/rate-therapy-session.ts";
import { mountRecommendAfterTherapySession } from "./therapy-sessions/recommend-after-therapy-session.ts";
import { mountRescheduleTherapySession } from "./therapy-sessions/reschedule-therapy-session.ts";
import { mountTakeBackTherapySessionRating } from "./therapy-sessions/take-back-therapy-session-rating.ts";
import { mountUpdateTherapySession } from "./therapy-sessions/update-therapy-session.ts";
import { mountUpdateTherapySessionComment } from "./therapy-sessions/update-therapy-session-comment.ts";
import { mountUpdateTherapySessionNote } from "./therapy-sessions/update-therapy-session-note.ts";

/** Every operation of the API. Of two paths that match one request the earlier is served: `/me` before `/{id}`. */
export const operations = [
  mountRegisterUser,
  mountVerifyEmail,
  mountResendVerification,
  mountForgotPassword,
  mountResetPassword,
  mountLogin,
  mountRefresh,
  mountLogout,
  mountLogoutEverywhere,
  mountGetCurrentUser,
  mountChangePassword,
  mountChangeEmail,
  mountConfirmEmailChange,
  mountListDevices,
  mountSignOutDevice,
  mountListSignInProviders,
  mountStartSignIn,
  mountFinishSignIn,
  mountLinkSignIn,
  mountListMyTherapySessions,
  mountListTherapistTherapySessions,
  mountCreateTherapySession,
  mountUpdateTherapySession,
  mountUpdateTherapySessionNote,
  mountGetTherapySession,
  mountListTherapySessionHistory,
  mountGetTherapySessionCalendarFile,
  mountRescheduleTherapySession,
  mountMarkTherapySessionNoShow,
  mountRecommendAfterTherapySession,
  mountCancelTherapySession,
  mountRateTherapySession,
  mountTakeBackTherapySessionRating,
  mountCommentTherapySession,
  mountUpdateTherapySessionComment,
];
