import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import { impossibleFilters } from "../../domain/search/impossible-filters.ts";
import {
  isSearchAddress,
  mostSavedSearches,
  narrowsSearch,
  newlyFitting,
  type SavedFilters,
  type SavedSearch,
} from "../../domain/saved-search.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { idsMatching } from "./matching.ts";

/**
 * Saves a search, with who fits now, so that only others are new. The same address is saved once: the search that is known
 * gets the new name and filters.
 */
export async function saveSearch(
  ports: Pick<Ports, "auth" | "persistence" | "search">,
  { account, now, language }: Context,
  wish: { name: string; address: string; filters: SavedFilters },
): Promise<SavedSearch> {
  const { persistence } = ports;
  if (!isSearchAddress(wish.address)) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("address", "ERR_PAGE_ADDRESS")],
    });
  }
  if (!narrowsSearch(wish.filters)) throw new DomainError("ERR_SEARCH_TOO_WIDE");
  const errors = impossibleFilters(wish.filters, await persistence.domainValues.list(), "filters.");
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  const { userId } = account;
  await countRequests(ports, now, [{ limit: "savedSearchesPerPerson", by: userId }]);
  const ids = await idsMatching(ports, wish.filters, { now, language });
  if (!ids) throw new DomainError("ERR_SEARCH_TOO_WIDE");
  const search: SavedSearch = {
    id: persistence.newId(),
    userId,
    ...wish,
    fitted: newlyFitting({ fitted: {} }, ids, now).fitted,
    createdAt: now,
    lookedAt: now,
    mailedAt: null,
  };
  return await persistence.transaction(async (repositories) => {
    const { savedSearches } = repositories;
    const saved = await savedSearches.listOfUser(userId);
    const same = saved.find(({ address }) => address === wish.address);
    if (!same && saved.length >= mostSavedSearches) {
      throw new DomainError("ERR_TOO_MANY_SAVED_SEARCHES");
    }
    await giveConsent(ports, repositories, { userId, purpose: "searches", language }, now);
    if (!same) {
      await savedSearches.add(search);
      return search;
    }
    await savedSearches.saveWish(same.id, wish);
    return { ...same, ...wish };
  });
}
