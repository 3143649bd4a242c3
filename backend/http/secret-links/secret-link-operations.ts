import { mountCreateSecretLink } from "./create-secret-link.ts";
import { mountListSecretLinks } from "./list-secret-links.ts";
import { mountOpenSecretLink } from "./open-secret-link.ts";
import { mountRevokeSecretLink } from "./revoke-secret-link.ts";

export const secretLinkOperations = [
  mountListSecretLinks,
  mountCreateSecretLink,
  mountOpenSecretLink,
  mountRevokeSecretLink,
];
