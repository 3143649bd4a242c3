import { contentExamplesOf, type Examples, examplesOf } from "./examples.ts";

type Type = { name: string; value?: unknown };

type ArgType = {
  name?: string;
  type?: Type | string;
  control?: unknown;
  table?: { type?: { summary?: string } };
};

type Context = { argTypes: Record<string, ArgType>; initialArgs: Record<string, unknown> };

/** How a property is changed in the panel of controls. */
export type Control =
  | "boolean"
  | "number"
  | "text"
  | "select"
  | "radio"
  | "examples"
  | "event"
  | "none";

/**
 * The control for a property of a type, as TypeScript writes it. A list or an object is chosen among examples that are
 * made from its value in the story; without one they could not be guessed.
 */
export function controlOf(type: string, options: number, value: unknown): Control {
  const plain = type.replace(/ \| undefined$/, "");
  if (/=>/.test(plain) && !/^[{[]/.test(plain)) return "event";
  if (options > 0) return options > 4 ? "select" : "radio";
  if (/^boolean\b/.test(plain)) return "boolean";
  if (plain === "number") return "number";
  if (plain === "string") return "text";
  if (plain === "ReactNode") {
    return value === undefined || typeof value === "string" || typeof value === "number"
      ? "text"
      : "examples";
  }
  return examplesOf(value) ? "examples" : "none";
}

const isElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isElement)
    : typeof value === "object" && value !== null && "$$typeof" in value;

/** `false` would become a link that asks to set one up. */
const noControl = { disable: true };

function chosenAmong(mapping: Examples) {
  return { options: Object.keys(mapping), mapping, control: { type: "select" } };
}

/** Storybook has read all of them as text. */
function valuesOf(options: unknown[], type: string): unknown[] {
  return /^[\d. |-]+$/.test(type) ? options.map(Number) : options;
}

/** Content between the tags of a component is not in its documentation when no comment describes it. */
function withContent({ argTypes, initialArgs }: Context): Record<string, ArgType> {
  const content = Object.keys(initialArgs).filter((name) => isElement(initialArgs[name]));
  const missing = content.filter((name) => !(name in argTypes)).map((name) => [
    name,
    { name, table: { type: { summary: "ReactNode" } } },
  ]);
  return { ...argTypes, ...Object.fromEntries(missing) };
}

/** Gives each property its control, and shows events in the log. */
export function withControls(context: Context): Record<string, ArgType> {
  const { initialArgs } = context;
  return Object.fromEntries(
    Object.entries(withContent(context)).map(([name, argType]) => {
      if (argType.control === false) return [name, { ...argType, control: noControl }];
      if (isElement(initialArgs[name])) {
        return [name, { ...argType, ...chosenAmong(contentExamplesOf(initialArgs[name])) }];
      }
      if (argType.control !== undefined) return [name, argType];
      const type = argType.type;
      const isEnum = typeof type === "object" && type.name === "enum";
      const summary = argType.table?.type?.summary ?? (typeof type === "object" ? type.name : "");
      const options = isEnum ? valuesOf(type.value as unknown[], summary) : [];
      const control = controlOf(summary, options.length, initialArgs[name]);
      if (control === "event") return [name, { ...argType, control: noControl, action: name }];
      if (control === "examples") {
        const value = initialArgs[name];
        return [name, {
          ...argType,
          ...chosenAmong(examplesOf(value) ?? contentExamplesOf(value)),
        }];
      }
      if (control === "none") return [name, { ...argType, control: noControl }];
      const chosen = options.length > 0 ? { options } : {};
      return [name, { ...argType, ...chosen, control: { type: control } }];
    }),
  );
}

/** Switches show what the component does without the property, instead of a button that sets it. */
export function withSwitches(
  { argTypes, initialArgs }: {
    argTypes: Record<string, ArgType & { table?: { defaultValue?: { summary?: string } } }>;
    initialArgs: Record<string, unknown>;
  },
): Record<string, unknown> {
  const unset = Object.entries(argTypes).filter(([name, { type }]) =>
    initialArgs[name] === undefined && typeof type === "object" && type.name === "boolean"
  );
  return Object.fromEntries(
    unset.map(([name, { table }]) => [name, table?.defaultValue?.summary === "true"]),
  );
}
