import type { Context } from "hono";
import { validate } from "uuid";
import { DomainError } from "../domain/errors.ts";
import type { Therapist } from "../domain/therapist.ts";
import type { Ports } from "../ports/ports.ts";
import { getCourse } from "../use-cases/courses/get-course.ts";
import { getPage } from "../use-cases/pages/get-page.ts";
import { getPractice } from "../use-cases/practices/get-practice.ts";
import { findShownTeam } from "../use-cases/teams/find-shown-team.ts";
import { findVisibleTherapist } from "../use-cases/therapists/find-visible-therapist.ts";
import { describeBookingPage } from "./booking-page-description.ts";
import { describeText, describeTherapist } from "./page-descriptions.ts";
import { missing, pageSender, type PageSettings, type Subject } from "./page-sender.ts";
import { type Env, newRouter } from "./router.ts";
import { sitemaps } from "./sitemaps.ts";
import { describeTeam } from "./team-description.ts";
import { languageOf, storeChosenLanguage } from "./viewer.ts";

const productPaths = [
  "/",
  "/login",
  "/register",
  "/login/link",
  "/confirm-email-change",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/compare",
  "/booking",
  "/booking/confirm",
  "/booking/link",
  "/journal",
  "/sessions",
  "/sessions/dashboard",
  "/sessions/availability",
  "/sessions/links",
  "/sessions/profile",
  "/sessions/reviews",
  "/sessions/team",
  "/sessions/statements",
  "/sessions/packages",
  "/sessions/courses",
  "/sessions/courses/edit/:id",
  "/calendars",
  "/gift-card",
  "/gift-card/balance",
  "/gift-card/bought/:id",
  "/payments/:id",
  "/payments/:id/demo",
  "/payments/session/:id",
  "/packages/:id",
  "/waiting-list",
  "/courses",
  "/courses/:id/lesson/:lesson",
  "/certificate/:code",
  "/test",
  "/preferences",
  "/questions",
  "/questions/new",
  "/sessions/questions",
  "/user/profile",
  "/user/profile/access",
  "/user/profile/data",
  "/user/profile/seen",
  "/user/profile/api",
  "/join/status",
  "/admin",
  "/admin/users",
  "/admin/users/:id",
  "/admin/sessions",
  "/admin/leads",
  "/admin/practitioners",
  "/admin/certificates",
  "/admin/reviews",
  "/admin/reports",
  "/admin/invitations",
  "/admin/api-keys",
  "/admin/gift-cards",
  "/admin/payments",
  "/admin/ledger",
  "/admin/actions",
  "/admin/values",
  "/admin/pages",
  "/admin/pages/edit/:id",
  "/admin/mails",
  "/admin/jobs",
  "/admin/processing",
  "/admin/questions",
  "/admin/courses",
  "/admin/courses/edit/:id",
  "/admin/draft/:id",
  "/admin/rules",
  "/admin/rules/draft",
] as const;

/** Search engines list these; the other pages of the product are private or open from links in mails. */
const indexedPaths: readonly string[] = [
  "/",
  "/test",
  "/courses",
  "/gift-card",
  "/login",
  "/register",
];

/** The server renders these for the signed-in user. */
const personalPaths: readonly string[] = [
  "/journal",
  "/sessions",
  "/sessions/dashboard",
  "/sessions/links",
  "/sessions/reviews",
  "/sessions/team",
  "/sessions/statements",
  "/sessions/packages",
  "/sessions/questions",
  "/questions",
  "/courses",
  "/user/profile",
];

/** Only the browser knows the secret of a purchase, so the server cannot say more of its page than this. */
const purchasePaths: readonly string[] = [
  "/gift-card/bought/:id",
  "/payments/:id",
  "/payments/:id/demo",
  "/payments/session/:id",
];

function subjectOf(path: (typeof productPaths)[number], id = ""): Subject {
  const noIndex = !indexedPaths.includes(path);
  const isMissing = purchasePaths.includes(path) && !validate(id);
  return isMissing ? missing : { noIndex };
}

const textPaths = [
  "/practices",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
  "/join",
] as const;

function textIdOf(path: (typeof textPaths)[number]): string {
  return path === "/join" ? "joinUs" : path.slice(1);
}

const bookingPaths = [
  "/:account{@[^/]+}",
  "/:account{@[^/]+}/:slug",
  "/:account{@[^/]+}/:slug/:start",
];

export function htmlPages(
  ports: Pick<Ports, "persistence" | "scheduling">,
  settings: PageSettings,
) {
  const router = newRouter();
  const sendPage = pageSender(settings);
  const send: typeof sendPage = async (c, subject) =>
    storeChosenLanguage(c, await sendPage(c, subject));
  const page = (
    path: string,
    find: (c: Context<Env>) => Promise<Subject>,
    options: { showsTimes?: boolean; isPersonal?: boolean } = {},
  ) => router.get(path, (c) => send(c, { find: () => find(c), ...options }));

  const { publicUrl } = settings;
  router.route(
    "/",
    sitemaps(ports, { publicUrl, paths: ["/", "/test", "/courses", "/gift-card", ...textPaths] }),
  );

  for (const path of productPaths) {
    page(path, (c) => Promise.resolve(subjectOf(path, c.req.param("id"))), {
      showsTimes: path === "/",
      isPersonal: personalPaths.includes(path),
    });
  }

  page("/therapist/view/:id", async (c) => {
    const id = c.req.param("id") ?? "";
    const therapist = await findVisibleTherapist(ports.persistence, null, id).catch(nullIfNotFound);
    if (!therapist) return missing;
    const now = (settings.clock ?? Date.now)();
    const page = await describeTherapist(ports, therapist, languageOf(c), { ...settings, now });
    return { page };
  }, { showsTimes: true });

  page("/courses/:id", async (c) => {
    const id = c.req.param("id") ?? "";
    const found = await getCourse(ports, { account: null }, { id }).catch(nullIfNotFound);
    // Clients of its practitioner may see it all the same.
    if (!found) return { noIndex: true, status: 404 };
    const language = languageOf(c);
    const { title, outcome } = found.course.published;
    const words = {
      path: `/courses/${id}`,
      name: title[language] || title.et || title.en || title.ru,
      description: outcome[language] || outcome.et || outcome.en || outcome.ru,
    };
    return { page: describeText(words, language, settings) };
  }, { isPersonal: true });

  page("/team/:slug", async (c) => {
    const shown = await findShownTeam(ports, null, c.req.param("slug") ?? "").catch(nullIfNotFound);
    if (!shown) return missing;
    return { page: await describeTeam(ports, shown, languageOf(c), settings) };
  }, { showsTimes: true });

  for (const path of textPaths) {
    page(path, async (c) => {
      const language = languageOf(c);
      const { title, lead } = await getPage(ports, settings, { id: textIdOf(path) });
      const words = { path, name: title[language], description: lead[language] };
      return { page: describeText(words, language, settings) };
    });
  }

  page("/practices/:slug", async (c) => {
    const language = languageOf(c);
    const slug = c.req.param("slug") ?? "";
    const code = slug.toUpperCase().replaceAll("-", "_");
    const practice = await getPractice(ports, code).catch(nullIfNotFound);
    if (!practice) return missing;
    const values = await ports.persistence.domainValues.list();
    const type = values.find((value) => value.domainCode === "THERAPY_TYPE" && value.code === code);
    const words = {
      path: `/practices/${slug.toLowerCase()}`,
      name: type?.labels[language] ?? code,
      description: practice.summary[language],
    };
    return { noIndex: !practice.isOffered, page: describeText(words, language, settings) };
  });

  for (const path of bookingPaths) {
    page(path, async (c) => {
      const found = await findBookingPage(ports, c.req.param());
      if (!found) return missing;
      if (found === "unknown") return { noIndex: true };
      const { therapist, eventTypeUri } = found;
      const described = { path: c.req.path, eventTypeUri };
      const language = languageOf(c);
      const page = await describeBookingPage(ports, therapist, described, language, settings);
      return { noIndex: true, page };
    }, { showsTimes: true });
  }

  return {
    router,
    notFound: (c: Context<Env>) => send(c, { find: () => Promise.resolve(missing) }),
  };
}

/** Null for an unknown page. A provider that does not answer gives no reason to call the page unknown. */
async function findBookingPage(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account = "", slug }: { account?: string; slug?: string },
): Promise<{ therapist: Therapist; eventTypeUri: string | null } | "unknown" | null> {
  const name = account.slice(1);
  try {
    const type = slug
      ? await scheduling.findEventTypeByPage(name, slug)
      : (await scheduling.listEventTypes({
        ownerUri: scheduling.resourceUri(`users/${name}`),
        limit: 1,
      })).items[0];
    if (!type || (slug && !type.active)) return null;
    const therapist = await persistence.therapists.findByEventType(type.uri);
    return therapist ? { therapist, eventTypeUri: slug ? type.uri : null } : "unknown";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "ERR_NOT_FOUND" ? null : "unknown";
  }
}

/** Turns ERR_NOT_FOUND into null. */
function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_NOT_FOUND") return null;
  throw error;
}
