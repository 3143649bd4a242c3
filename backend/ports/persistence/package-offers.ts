import type { PackageOffer } from "../../domain/money/package.ts";

export interface PackageOffers {
  add(offer: PackageOffer): Promise<void>;
  find(id: string): Promise<PackageOffer | null>;
  save(offer: PackageOffer): Promise<void>;
  delete(id: string): Promise<void>;
  /** Of one practitioner, by the number of sessions and the price. */
  listOf(therapistId: string): Promise<PackageOffer[]>;
}
