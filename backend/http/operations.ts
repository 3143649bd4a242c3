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
