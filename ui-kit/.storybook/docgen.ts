import { fileURLToPath } from "node:url";

type Property = { parent?: { fileName: string } };

/** Reads the types of properties as the compiler does, so that every control fits its property. */
export const docgen = {
  tsconfigPath: fileURLToPath(new URL("tsconfig.json", import.meta.url)),
  include: ["**/*.tsx"],
  exclude: ["**/*.stories.tsx", "**/*.test.tsx", "**/frontend/**"],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }: Property) => !parent?.fileName.includes("node_modules"),
};
