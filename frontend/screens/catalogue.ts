/** Makes stories from the table of screens, for the catalogue of the kit. */
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Address } from "../addresses.ts";
import { screens } from "./screens.ts";
import { statesOf } from "./states.ts";

const here = fileURLToPath(new URL("./", import.meta.url));
const prefix = "virtual:screens";

const addresses = Object.keys(screens) as Address[];

type Indexers = Extract<StorybookConfig["experimental_indexers"], unknown[]>;

/** A file of stories for each address, which stands nowhere. */
export const screenIndexers: Indexers = [{
  test: /frontend\/screens\/screens\.ts$/,
  createIndex: () =>
    Promise.resolve(
      addresses.flatMap((address) =>
        Object.keys(statesOf(address)).map((exportName) => ({
          type: "story" as const,
          importPath: `${prefix}${address}`,
          title: `Screens/${screens[address].title}`,
          exportName,
          tags: ["!autodocs", "screen"],
        }))
      ),
    ),
}];

function codeOf(address: Address): string {
  const names = Object.keys(statesOf(address));
  return [
    `import { meta, storiesOf } from ${JSON.stringify(`${here}stories.tsx`)};`,
    `const stories = storiesOf(${JSON.stringify(address)});`,
    "export default meta;",
    ...names.map((name) => `export const ${name} = stories.${name};`),
  ].join("\n");
}

export const screenFiles = {
  name: "screens",
  resolveId: (id: string) => id.startsWith(prefix) ? `\0${id}` : null,
  load(id: string) {
    return id.startsWith(`\0${prefix}`) ? codeOf(id.slice(prefix.length + 1) as Address) : null;
  },
};
