import type { Address } from "../addresses.ts";
import { adminScreens } from "./admin-screens.ts";
import { ids, slugs, tokens } from "./recorded-names.ts";
import type { Screen } from "./screen-types.ts";

const { practitioner, team } = slugs;
const bookingPage = `/@${practitioner}/body-psy-60`;

export const screens: Record<Address, Screen> = {
  "/": {
    title: "Find/Search",
    path: "/",
    lists: true,
    more: {
      OnTheMap: { path: "/?view=map" },
      Filtered: { path: "/?city=TARTU&language=RUSSIAN" },
      NothingFound: { path: "/?q=qqqqqq" },
      SignedIn: { as: "client" },
    },
  },
  "/compare": {
    title: "Find/Compare",
    path: `/compare?ids=${practitioner},epp-sinilaid`,
    more: { NothingChosen: { path: "/compare" } },
  },
  "/therapist/view/:id": {
    title: "Find/Practitioner",
    path: `/therapist/view/${practitioner}`,
    more: {
      SignedIn: { as: "client" },
      Missing: { path: "/therapist/view/no-such-person" },
      WaitingList: { after: "waitingList" },
    },
  },
  "/team/:slug": { title: "Find/Team", path: `/team/${team}` },
  "/practices": { title: "Find/Practices", path: "/practices", lists: true },
  "/practices/:code": { title: "Find/Practice", path: "/practices/massage" },

  "/test": {
    title: "Test/Questions",
    path: "/test",
    more: { SignedIn: { as: "client" } },
  },
  "/preferences": {
    title: "Test/Result",
    path: "/preferences",
    as: "client",
    after: "testResult",
    more: { NotTaken: { after: "noTest" }, OfVisitor: { as: "visitor", after: "noTest" } },
  },

  "/@:account": { title: "Book/Practices", path: `/@${practitioner}` },
  "/@:account/:slug": {
    title: "Book/Times",
    path: bookingPage,
    more: { Prepaid: { path: "/@riina-kadakmaa/tre-60" } },
  },
  "/@:account/:slug/:start": {
    title: "Book/Details",
    path: `${bookingPage}/${slugs.start}`,
    as: "client",
    more: { OfVisitor: { as: "visitor" }, Taken: { after: "timeTaken" } },
  },
  "/booking": {
    title: "Book/Booking by its link",
    path: `/booking#${tokens.booking}`,
    more: {
      Incomplete: { path: "/booking" },
      PractitionerAway: { after: "practitionerAway" },
      Cancelled: { after: "cancelled" },
    },
  },
  "/booking/confirm": {
    title: "Book/Confirm by mail",
    path: `/booking/confirm#${tokens.confirm}`,
  },
  "/booking/link": { title: "Book/Secret link", path: `/booking/link#${tokens.link}` },
  "/waiting-list": {
    title: "Book/Waiting list",
    path: `/waiting-list#${tokens.place}`,
    more: { TimeOffered: { after: "timeOffered" } },
  },
  "/payments/:id": {
    title: "Book/Payment",
    path: `/payments/${ids.giftPayment}#${tokens.unpaidGift}`,
  },
  "/payments/:id/demo": {
    title: "Book/Demo payment",
    path: `/payments/${ids.giftPayment}/demo#${tokens.giftPayment}`,
  },
  "/payments/session/:id": {
    title: "Book/Prepaid session",
    path: `/payments/session/${ids.order}`,
    as: "client",
  },
  "/packages/:id": { title: "Book/Package", path: `/packages/${ids.package}`, as: "client" },

  "/gift-card": { title: "Gift cards/Buy", path: "/gift-card", still: true },
  "/gift-card/balance": { title: "Gift cards/Balance", path: "/gift-card/balance", still: true },
  "/gift-card/bought/:id": {
    title: "Gift cards/Bought",
    path: `/gift-card/bought/${ids.gift}#${tokens.gift}`,
    more: { NotPaid: { path: `/gift-card/bought/${ids.unpaidGift}#${tokens.unpaidGift}` } },
  },

  "/journal": {
    title: "Client/Journal",
    path: "/journal",
    as: "client",
    lists: true,
    more: { Upcoming: { path: "/journal?part=upcoming" } },
  },
  "/questions": { title: "Client/Questions", path: "/questions", as: "client", lists: true },
  "/questions/new": {
    title: "Client/New question",
    path: `/questions/new?practitioner=${practitioner}&practice=TRE`,
    as: "client",
  },
  "/calendars": {
    title: "Practitioner/Calendars of others",
    path: "/calendars",
    as: "practitioner",
  },
  "/courses": { title: "Courses/All", path: "/courses", lists: true },
  "/courses/:id": {
    title: "Courses/Course",
    path: `/courses/${ids.course}`,
    more: { SignedIn: { as: "client" } },
  },
  "/courses/:id/lesson/:lesson": {
    title: "Courses/Lesson",
    path: `/courses/${ids.course}/lesson/${ids.lesson}`,
    as: "client",
  },
  "/certificate/:code": {
    title: "Courses/Certificate",
    path: `/certificate/${tokens.certificate}`,
    more: { Missing: { path: "/certificate/NONE-SUCH" } },
  },

  "/login": {
    title: "Account/Sign in",
    path: "/login",
    still: true,
    more: { WithCode: { path: "/login?with=code" } },
  },
  "/register": { title: "Account/Register", path: "/register", still: true },
  "/login/link": {
    title: "Account/Link a sign-in",
    path: "/login/link?provider=google",
    still: true,
  },
  "/confirm-email-change": {
    title: "Account/Confirm a new email",
    path: `/confirm-email-change?token=${tokens.newEmail}`,
    still: true,
  },
  "/verify-email": { title: "Account/Verify the email", path: "/verify-email", still: true },
  "/forgot-password": {
    title: "Account/Forgotten password",
    path: "/forgot-password",
    still: true,
  },
  "/reset-password": {
    title: "Account/New password",
    path: `/reset-password?token=${tokens.reset}`,
    still: true,
  },
  "/user/profile": { title: "Account/Profile", path: "/user/profile", as: "client" },
  "/user/profile/access": { title: "Account/Access", path: "/user/profile/access", as: "client" },
  "/user/profile/data": { title: "Account/Data", path: "/user/profile/data", as: "client" },
  "/user/profile/seen": {
    title: "Account/Who has seen",
    path: "/user/profile/seen",
    as: "client",
    lists: true,
  },
  "/user/profile/api": {
    title: "Account/Programs",
    path: "/user/profile/api",
    as: "practitioner",
    lists: true,
  },

  "/sessions": {
    title: "Practitioner/Sessions",
    path: "/sessions",
    as: "practitioner",
    lists: true,
    more: { WithRequest: { after: "requested" } },
  },
  "/sessions/dashboard": {
    title: "Practitioner/Dashboard",
    path: "/sessions/dashboard",
    as: "practitioner",
  },
  "/sessions/availability": {
    title: "Practitioner/Availability",
    path: "/sessions/availability",
    as: "practitioner",
  },
  "/sessions/links": {
    title: "Practitioner/Secret links",
    path: "/sessions/links",
    as: "practitioner",
    lists: true,
  },
  "/sessions/profile": {
    title: "Practitioner/Profile",
    path: "/sessions/profile",
    as: "practitioner",
  },
  "/sessions/reviews": {
    title: "Practitioner/Reviews",
    path: "/sessions/reviews",
    as: "practitioner",
    lists: true,
  },
  "/sessions/team": { title: "Practitioner/Team", path: "/sessions/team", as: "practitioner" },
  "/sessions/statements": {
    title: "Practitioner/Statements",
    path: "/sessions/statements?month=2026-09",
    as: "practitioner",
    more: { QuietMonth: { path: "/sessions/statements" } },
  },
  "/sessions/packages": {
    title: "Practitioner/Packages",
    path: "/sessions/packages",
    as: "practitioner",
    lists: true,
  },
  "/sessions/courses": {
    title: "Practitioner/Courses",
    path: "/sessions/courses",
    as: "practitioner",
    lists: true,
  },
  "/sessions/courses/edit/:id": {
    title: "Practitioner/Course draft",
    path: `/sessions/courses/edit/${ids.ownDraft}`,
    as: "practitioner",
  },
  "/sessions/questions": {
    title: "Practitioner/Questions of clients",
    path: "/sessions/questions",
    as: "practitioner",
    lists: true,
  },
  "/join": { title: "Practitioner/Join", path: "/join" },
  "/join/status": {
    title: "Practitioner/State of the application",
    path: `/join/status#${tokens.lead}`,
  },

  "/useful": { title: "Texts/Useful", path: "/useful" },
  "/about": { title: "Texts/About", path: "/about" },
  "/help": { title: "Texts/Help", path: "/help" },
  "/terms": { title: "Texts/Terms", path: "/terms" },
  "/privacy": { title: "Texts/Privacy", path: "/privacy" },
  "/accessibility": { title: "Texts/Accessibility", path: "/accessibility" },
  "/ranking": { title: "Texts/Ranking", path: "/ranking" },
  ...adminScreens,
};
