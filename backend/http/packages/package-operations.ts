import { mountBuyPackage } from "./buy-package.ts";
import { mountGetPackage } from "./get-package.ts";
import { mountListPackages } from "./list-packages.ts";
import { mountUsePackage } from "./use-package.ts";

export const packageOperations = [
  mountListPackages,
  mountBuyPackage,
  mountGetPackage,
  mountUsePackage,
];
