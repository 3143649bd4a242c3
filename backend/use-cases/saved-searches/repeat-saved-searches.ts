import {
  mayBeMailed,
  newlyFitting,
  repeatedMs,
  type SavedSearch,
} from "../../domain/saved-search.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { idsMatching } from "./matching.ts";

const atOnce = 50;
const namedInMail = 3;

/** Mails users whose saved searches have a new match, at most once a day for each search. Returns how many. `now` in ms. */
export async function repeatSavedSearches(
  ports: Pick<Ports, "persistence" | "search">,
  now: number,
): Promise<number> {
  let mailed = 0;
  for (const search of await ports.persistence.savedSearches.listDue(now - repeatedMs, atOnce)) {
    mailed += await repeat(ports, search, now);
  }
  return mailed;
}

async function repeat(
  ports: Pick<Ports, "persistence" | "search">,
  search: SavedSearch,
  now: number,
): Promise<number> {
  const { persistence } = ports;
  const user = await persistence.users.find(search.userId);
  if (!user) return 0;
  const mayMail = mayBeMailed(search, now);
  // Until the next mail is due, new matches stay new.
  const ids = mayMail
    ? await idsMatching(ports, search.filters, { now, language: user.language })
    : null;
  return await persistence.transaction(async (repositories) => {
    const { savedSearches, therapists, outbox } = repositories;
    const current = await savedSearches.find(search.id);
    if (!current || current.lookedAt !== search.lookedAt) return 0;
    if (!ids) {
      await savedSearches.saveLook(current.id, { ...current, lookedAt: now });
      return 0;
    }
    const { added, fitted } = newlyFitting(current, ids, now);
    const isNew = added.length > 0;
    await savedSearches.saveLook(current.id, {
      fitted,
      lookedAt: now,
      mailedAt: isNew ? now : current.mailedAt,
    });
    if (!isNew) return 0;
    const found = await therapists.findMany(added.slice(0, namedInMail));
    const named = added.flatMap((id) => found.find((one) => one.id === id) ?? []);
    await outbox.add(await matchMail(repositories, current, { user, named, added }), now);
    return 1;
  });
}

type Matches = {
  user: Pick<MailMessage, "language"> & { id: string; email: string };
  named: Therapist[];
  added: string[];
};

async function matchMail(
  { domainValues }: Pick<Repositories, "domainValues">,
  { name, address }: SavedSearch,
  { user, named, added }: Matches,
): Promise<MailMessage> {
  const { language } = user;
  const values = await domainValues.list();
  const labelOf = (type: string) =>
    values.find(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === type)
      ?.labels[language] ?? type;
  const lines = named.map((therapist) => {
    const types = [...new Set(therapist.practices.map(({ type }) => labelOf(type)))];
    return `${therapist.name}: ${types.slice(0, 3).join(", ")}`;
  });
  const [first = "", second = "", third = ""] = lines;
  const others = added.length - named.length;
  return {
    to: user.email,
    language,
    template: "saved-search-news",
    facts: {
      search: name,
      first,
      second,
      third,
      others: others > 0 ? String(others) : "",
      path: address,
    },
    about: user.id,
  };
}
