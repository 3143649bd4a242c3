import "tests/support/browser-with-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { DraftStore, type Loaded } from "./draft-store.ts";
import { exampleProfile } from "./profile.testing.ts";
import type { Profile } from "./profile-types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  removeAllDrafts();
});

function refusal(
  status: number,
  errCode: ApiError["errCode"],
  errors?: ApiError["problem"]["errors"],
) {
  return new ApiError({
    type: "",
    title: "",
    status,
    errCode,
    instance: "",
    ...(errors ? { errors } : {}),
  });
}

/** A server with one draft; `failure` makes it refuse. */
function startServer() {
  let content = exampleProfile();
  let version = 1;
  const server = {
    failure: null as Error | null,
    puts: 0,
    content: () => content,
    answer: (): Loaded => ({
      version: `"d${version}"`,
      draft: {
        version,
        publishedVersion: 1,
        approval: "approved",
        approvalReason: null,
        content: structuredClone(content),
        published: exampleProfile(),
        missing: [],
        languages: { et: "ready", en: "missing", ru: "missing" },
        updatedAt: null,
      },
    }),
    calls: {
      get: () => server.failure ? Promise.reject(server.failure) : Promise.resolve(server.answer()),
      put(next: Profile, ifMatch: string) {
        server.puts++;
        if (server.failure) return Promise.reject(server.failure);
        if (ifMatch !== `"d${version}"`) return Promise.reject(refusal(412, "ERR_STALE"));
        content = structuredClone(next);
        version++;
        return Promise.resolve(server.answer());
      },
    },
    elsewhere(edit: (profile: Profile) => void) {
      edit(content);
      version++;
    },
  };
  return server;
}

const open = (server: ReturnType<typeof startServer>) =>
  new DraftStore("profile.1", server.answer(), server.calls);

function about(text: string, language: "et" | "en" | "ru" = "ru") {
  return (profile: Profile): Profile => ({
    ...profile,
    texts: { ...profile.texts, [language]: { ...profile.texts[language], about: text } },
  });
}

test("typing is sent once after a pause, and what is typed during a save is sent after it", async () => {
  const server = startServer();
  const store = open(server);
  for (const text of ["П", "По", "Пом"]) store.change(about(text));
  expect(store.snapshot().state).toBe("changed");
  await vi.advanceTimersToNextTimerAsync();
  expect(server.puts).toBe(1);
  const wronglySaved: string[] = [];
  store.subscribe(() => {
    const { state, content } = store.snapshot();
    const { about } = content.texts.ru;
    if (state === "saved" && server.content().texts.ru.about !== about) wronglySaved.push(about);
  });
  store.change(about("Помога"));
  vi.advanceTimersToNextTimer();
  store.change(about("Помогаю "));
  await vi.runAllTimersAsync();
  expect(server.content().texts.ru.about).toBe("Помогаю ");
  expect(wronglySaved).toEqual([]);
  expect(store.snapshot()).toMatchObject({ state: "saved" });
  expect(localStorage.length).toBe(0);
});

test.each([
  ["without a connection", new TypeError("offline"), "offline"],
  ["while the server fails", refusal(500, "ERR_INTERNAL"), "failed"],
  ["after the sign-in has ended", refusal(401, "ERR_UNAUTHORIZED"), "signed-out"],
])(
  "%s text is kept in the browser, also over a reload, and sent later",
  async (_, failure, state) => {
    const server = startServer();
    const store = open(server);
    server.failure = failure;
    store.change(about("kept"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.snapshot().state).toBe(state);
    store.close();

    server.failure = null;
    server.elsewhere((profile) => void (profile.city = "TARTU"));
    const again = open(server);
    expect(again.snapshot().content.texts.ru.about).toBe("kept");
    expect(await again.flush()).toBe(true);
    expect(server.content()).toMatchObject({ city: "TARTU", texts: { ru: { about: "kept" } } });
  },
);

test("a failed save is repeated until it succeeds", async () => {
  const server = startServer();
  const store = open(server);
  server.failure = new TypeError("offline");
  store.change(about("kept"));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.puts).toBeGreaterThan(2);
  server.failure = null;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.snapshot().state).toBe("saved");
  expect(server.content().texts.ru.about).toBe("kept");
});

test("what is refused is shown at its field and not repeated", async () => {
  const server = startServer();
  const store = open(server);
  const errors = [{ path: "texts.ru.about", errCode: "ERR_TOO_LONG" as const, message: "" }];
  server.failure = refusal(400, "ERR_INVALID_INPUT", errors);
  store.change(about("too long"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.puts).toBe(1);
  expect(store.snapshot()).toMatchObject({ state: "refused", problems: errors });
});

test("changes from elsewhere are merged; a text changed on both sides waits for a decision", async () => {
  const server = startServer();
  const store = open(server);
  server.elsewhere((profile) => {
    profile.texts.et.about = "telefonis";
    profile.texts.en.about = "on the phone";
  });
  store.change(about("siin", "et"));
  store.change(about("здесь", "ru"));
  await vi.runAllTimersAsync();
  const { content, conflicts } = store.snapshot();
  expect(conflicts).toMatchObject([{ path: "texts.et.about", mine: "siin", theirs: "telefonis" }]);
  expect(content.texts).toMatchObject({ et: { about: "siin" }, en: { about: "on the phone" } });
  // Everything else is saved meanwhile.
  expect(server.content().texts).toMatchObject({
    et: { about: "telefonis" },
    en: { about: "on the phone" },
    ru: { about: "здесь" },
  });

  // Closing the page loses nothing.
  store.close();
  const again = open(server);
  expect(again.snapshot().conflicts).toMatchObject([{ mine: "siin", theirs: "telefonis" }]);
  again.change(about("siin ja edasi", "et"));
  expect(await again.flush()).toBe(false);
  again.resolve("texts.et.about", "siin ja telefonis");
  expect(await again.flush()).toBe(true);
  expect(server.content().texts.et.about).toBe("siin ja telefonis");
  expect(localStorage.length).toBe(0);
});

test("two tabs keep their own unsent fields", () => {
  const server = startServer();
  const [one, two] = [open(server), open(server)];
  one.change(about("one", "ru"));
  two.change(about("two", "en"));
  one.change(about("one more", "ru"));
  const { content } = open(server).snapshot();
  expect(content.texts).toMatchObject({ ru: { about: "one more" }, en: { about: "two" } });
});
