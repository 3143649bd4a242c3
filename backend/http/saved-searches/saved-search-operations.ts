import { mountListSavedSearches } from "./list-saved-searches.ts";
import { mountRemoveSavedSearch } from "./remove-saved-search.ts";
import { mountSaveSearch } from "./save-search.ts";

export const savedSearchOperations = [
  mountSaveSearch,
  mountListSavedSearches,
  mountRemoveSavedSearch,
];
