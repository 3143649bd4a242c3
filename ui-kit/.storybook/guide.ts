/** How a component is used, for its page: `parameters.guide` of its stories. Each text is one plain sentence. */
export type Guide = {
  /** When it is the right choice. */
  use: string[];
  /** When another one is, and which. */
  avoid: string[];
  /** A rule for the words in it, with an example in each language. */
  words?: { rule: string; et: string; en: string; ru: string };
  /** What a screen reader says where the roles, names and states of the stories do not show it. */
  screenReader?: string;
  /** Names of two stories of the file, and why the second one is wrong. */
  examples?: { right: string; wrong: string; why: string }[];
  /** Titles of components that are chosen instead or stand beside it, as `Controls/Link`. */
  related: string[];
  status: "stable" | "new" | "retiring";
};
