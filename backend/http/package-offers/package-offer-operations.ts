import { mountCreatePackageOffer } from "./create-package-offer.ts";
import { mountDeletePackageOffer } from "./delete-package-offer.ts";
import { mountListPackageOffers } from "./list-package-offers.ts";
import { mountUpdatePackageOffer } from "./update-package-offer.ts";

export const packageOfferOperations = [
  mountListPackageOffers,
  mountCreatePackageOffer,
  mountUpdatePackageOffer,
  mountDeletePackageOffer,
];
