import { mountBuyPackage } from "./buy-package.ts";
import { mountGetPackage } from "./get-package.ts";
import { mountListPackages } from "./list-packages.ts";
import { mountListSoldPackages } from "./list-sold-packages.ts";
import { mountUsePackage } from "./use-package.ts";

export const packageOperations = [
  mountListPackages,
  mountBuyPackage,
  mountListSoldPackages,
  mountGetPackage,
  mountUsePackage,
];
