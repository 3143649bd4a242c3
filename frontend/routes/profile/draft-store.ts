import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { changedPaths, type Fields, fieldsOf, isSame, profileOf, withField } from "./fields.ts";
import { type Clash, merge } from "./merge.ts";
import type { Profile, ProfileDraft } from "./profile-types.ts";
import { type SaveState, stateAfter } from "./save-state.ts";
import { readUnsent, storeUnsent, type Unsent } from "./unsent.ts";

export type Loaded = { draft: ProfileDraft; version: string };

export type DraftCalls = {
  get: () => Promise<Loaded>;
  put: (content: Profile, version: string) => Promise<Loaded>;
};

export type Conflict = Clash & { at: number };

export type FieldProblem = {
  path: string;
  errCode: string;
  /** In the language of the user. */
  message: string;
};

type Snapshot = {
  content: Profile;
  /** The last answer of the server; its content may be older than `content`. */
  draft: ProfileDraft;
  /** For `If-Match`. */
  version: string;
  state: SaveState;
  savedAt: number | null;
  failure: unknown;
  problems: FieldProblem[];
  conflicts: Conflict[];
};

const pauseMs = 800;
const shortestRetryMs = 5_000;
const longestRetryMs = 60_000;

/**
 * The draft of a profile while it is edited. What was changed is stored in the browser until the server has it, and sent
 * after a short pause. When the draft was changed elsewhere, both changes are merged.
 */
export class DraftStore {
  #base: Fields;
  #mine: Fields;
  #owned = new Set<string>();
  #snapshot: Snapshot;
  #watchers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = shortestRetryMs;
  #sending: Promise<void> | null = null;
  #isClosed = false;

  constructor(readonly key: string, loaded: Loaded, readonly calls: DraftCalls) {
    const { draft, version } = loaded;
    this.#base = fieldsOf(draft.content);
    this.#mine = this.#base;
    this.#snapshot = {
      content: draft.content,
      draft,
      version,
      state: "saved",
      savedAt: null,
      failure: null,
      problems: [],
      conflicts: [],
    };
    this.#restore();
  }

  subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  snapshot = (): Snapshot => this.#snapshot;

  change(edit: (content: Profile) => Profile): void {
    const content = edit(this.#snapshot.content);
    this.#mine = fieldsOf(content);
    this.#store();
    this.#set({ content, state: this.#isDirty() ? "changed" : this.#snapshot.state });
    this.#schedule(pauseMs);
  }

  /** Ends a conflict with the given value, the one from here or the other. */
  resolve(path: string, value: unknown): void {
    const conflicts = this.#snapshot.conflicts.filter((conflict) => conflict.path !== path);
    this.#mine = withField(this.#mine, path, value);
    this.#set({ conflicts, content: profileOf(this.#mine), state: "changed" });
    this.#store();
    this.#schedule(0);
  }

  /** Sends everything now; false when something could not be sent. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#sending;
    while (this.#isDirty() && !this.#isClosed) {
      const before = this.#mine;
      await this.#send();
      if (!["saved", "changed"].includes(this.#snapshot.state) && this.#mine === before) break;
    }
    return !this.#isDirty() && this.#snapshot.conflicts.length === 0;
  }

  retry = (): void => {
    this.#retryMs = shortestRetryMs;
    this.#schedule(0);
  };

  /** Merges what was saved elsewhere in the meantime. */
  async reload(): Promise<void> {
    await this.#sending;
    try {
      this.#merge(await this.calls.get());
      if (this.#isDirty()) this.#schedule(0);
    } catch {
      // The next save finds out.
    }
  }

  /** Replaces everything, as after publishing or discarding. */
  replace(loaded: Loaded): void {
    clearTimeout(this.#timer);
    this.#base = fieldsOf(loaded.draft.content);
    this.#mine = this.#base;
    this.#store();
    this.#set({
      ...loaded,
      content: loaded.draft.content,
      conflicts: [],
      problems: [],
      failure: null,
      state: "saved",
    });
  }

  /** A newer answer about the same content, as after publishing while the practitioner goes on typing. */
  accept(loaded: Loaded): void {
    this.#merge(loaded);
    if (this.#isDirty()) this.#schedule(pauseMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  open(): void {
    this.#isClosed = false;
    if (this.#isDirty()) this.#schedule(pauseMs);
  }

  #set(next: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...next };
    for (const watcher of this.#watchers) watcher();
  }

  /** Fields in conflict are sent as the server has them until the practitioner decides. */
  #toSend(): Fields {
    return this.#snapshot.conflicts.reduce(
      (fields, { path }) => withField(fields, path, this.#base.get(path)),
      this.#mine,
    );
  }

  #isDirty(): boolean {
    return changedPaths(this.#base, this.#toSend()).length > 0;
  }

  #restore(): void {
    const unsent = readUnsent(this.key);
    if (unsent.length === 0) return;
    let [base, mine] = [this.#base, this.#base];
    for (const { path, base: before, mine: own } of unsent) {
      this.#owned.add(path);
      base = withField(base, path, before);
      mine = withField(mine, path, own);
    }
    this.#mergeInto(base, mine, this.#base);
    this.#store();
    if (this.#isDirty()) {
      this.#set({ state: "changed" });
      this.#schedule(pauseMs);
    }
  }

  /** Other tabs store their own fields under the same key. */
  #store(): void {
    const others = readUnsent(this.key).filter(({ path }) => !this.#owned.has(path));
    const paths = changedPaths(this.#base, this.#mine);
    this.#owned = new Set(paths);
    const own = paths.map((path): Unsent => {
      const { conflicts } = this.#snapshot;
      const isConflict = conflicts.some((conflict) => conflict.path === path);
      return {
        path,
        // Without the value it was changed from, the conflict is found again after a reload.
        ...(isConflict ? { base: null } : { base: this.#base.get(path) }),
        mine: this.#mine.get(path),
      };
    });
    const all = [...others.filter(({ path }) => !this.#owned.has(path)), ...own];
    storeUnsent(this.key, all, this.#snapshot.version);
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  #send(): Promise<void> {
    return this.#sending ??= this.#sendOnce().finally(() => {
      this.#sending = null;
      const { state } = this.#snapshot;
      if (state === "changed") this.#schedule(pauseMs);
      else if (state === "offline" || state === "failed") {
        this.#schedule(this.#retryMs);
        this.#retryMs = Math.min(2 * this.#retryMs, longestRetryMs);
      }
    });
  }

  async #sendOnce(): Promise<void> {
    const sent = this.#toSend();
    if (changedPaths(this.#base, sent).length === 0) {
      if (this.#snapshot.state !== "saving") this.#set({ state: "saved" });
      return;
    }
    this.#set({ state: "saving" });
    try {
      this.#saved(sent, await this.calls.put(profileOf(sent), this.#snapshot.version));
    } catch (failure) {
      if (!hasErrorCode(failure, "ERR_STALE")) return this.#failed(failure);
      await this.#mergeStale();
    }
  }

  async #mergeStale(): Promise<void> {
    try {
      this.#merge(await this.calls.get());
      this.#set({ state: this.#isDirty() ? "changed" : "saved" });
    } catch (failure) {
      this.#failed(failure);
    }
  }

  /** The server may have tidied texts; those that are being typed stay as they are. */
  #saved(sent: Fields, { draft, version }: Loaded): void {
    const answered = fieldsOf(draft.content);
    const isFile = (path: string) => /(^|\.)(picture|file)$/.test(path);
    for (const [path, value] of answered) {
      if (!isFile(path) || !isSame(value, sent.get(path))) continue;
      sent = withField(sent, path, value);
      if (isSame(value, this.#mine.get(path))) this.#mine = withField(this.#mine, path, value);
    }
    this.#base = sent;
    this.#retryMs = shortestRetryMs;
    this.#set({
      draft,
      version,
      content: profileOf(this.#mine),
      state: this.#isDirty() ? "changed" : "saved",
      savedAt: Date.now(),
      failure: null,
      problems: [],
    });
    this.#store();
  }

  #failed(failure: unknown): void {
    const problem = failure instanceof ApiError ? failure.problem : null;
    const state = stateAfter(failure);
    this.#set({ state, failure, problems: problem?.errors ?? [] });
  }

  #merge({ draft, version }: Loaded): void {
    this.#set({ draft, version });
    this.#mergeInto(this.#base, this.#mine, fieldsOf(draft.content));
    this.#store();
  }

  #mergeInto(base: Fields, mine: Fields, theirs: Fields): void {
    const { fields, clashes } = merge(base, mine, theirs);
    const { conflicts } = this.#snapshot;
    const stillOpen = conflicts.flatMap((conflict) => {
      const [own, other] = [fields.get(conflict.path), theirs.get(conflict.path)];
      return isSame(own, other) ? [] : [{ ...conflict, mine: own, theirs: other }];
    });
    const fresh = clashes.filter(({ path }) => !stillOpen.some((each) => each.path === path))
      .map((clash) => ({ ...clash, at: Date.now() }));
    this.#base = theirs;
    this.#mine = fields;
    this.#set({ content: profileOf(fields), conflicts: [...stillOpen, ...fresh] });
  }
}
