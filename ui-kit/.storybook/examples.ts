/** A value with its name in the list of a control. */
export type Examples = Record<string, unknown>;

type Shape = Record<string, unknown>;

/** The longest words that the languages of the product have. */
const longest = [
  "Täiskasvanupsühhoterapeudid",
  "Psychoneuroimmunologically",
  "Психотерапевтического",
];

/** Properties whose values are read by people. */
const texts =
  /^(label|name|title|text|description|lead|heading|note|caption|detail|summary|body|reason|result|place|question|answer|message|line|words?|content|value)s?$/i;

const identities = /^(id|key|href|value|date|start|time)$/;

/** Examples of a list or an object, made from the one that the story has; null when nothing can be made of it. */
export function examplesOf(value: unknown): Examples | null {
  if (Array.isArray(value)) return value.length > 0 ? listExamples(value) : null;
  if (!isShape(value)) return null;
  const longer = withLongWords(value);
  const large = withLargeNumbers(value);
  return {
    "as in the story": value,
    ...isSame(longer, value) ? {} : { "long words": longer },
    ...isSame(large, value) ? {} : { "nine-digit numbers": large },
  };
}

/** Examples of content, which is an element in the story. */
export function contentExamplesOf(value: unknown): Examples {
  return {
    "as in the story": value,
    "a short text": "Tuesday, 24 November",
    "long words": longest.join(" "),
  };
}

function listExamples(list: unknown[]): Examples {
  const longer = list.map((item) => withLongWords(item));
  return {
    "as in the story": list,
    "empty": [],
    "one item": list.slice(0, 1),
    "three items": repeated(list, 3),
    "200 items": repeated(list, 200),
    ...isSame(longer, list) ? {} : { "long words": longer },
  };
}

const isShape = (value: unknown): value is Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("$$typeof" in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Functions and elements are the same in both. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (isShape(one) && isShape(other)) {
    return Object.keys(one).every((name) => isSame(one[name], other[name]));
  }
  return one === other;
}

/** The items again and again; each keeps an identity of its own. */
function repeated(list: unknown[], count: number): unknown[] {
  return Array.from({ length: count }, (_, at) => {
    const item = list[at % list.length];
    const round = Math.floor(at / list.length);
    return round === 0 ? item : renamed(item, round + 1);
  });
}

function renamed(item: unknown, round: number): unknown {
  if (typeof item === "string" && /^\D/.test(item)) return `${item} ${round}`;
  if (!isShape(item)) return item;
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      const isText = typeof value === "string" && /^\D/.test(value);
      if (isText && identities.test(name)) return [name, `${value}-${round}`];
      if (isText && /^(name|label|title)$/.test(name)) return [name, `${value} ${round}`];
      if (Array.isArray(value)) return [name, value.map((inner) => renamed(inner, round))];
      return [name, value];
    }),
  );
}

const isSentence = (text: string) =>
  /\p{L}/u.test(text) && (/ /.test(text) || /^\p{Lu}/u.test(text));

function withLongWords(value: unknown, name = "text", at = { count: 0 }): unknown {
  if (typeof value === "string") {
    const isText = texts.test(name) && isSentence(value);
    return isText ? longest[at.count++ % longest.length] : value;
  }
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, name, at));
  if (!isShape(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLongWords(inner, key, at)]),
  );
}

/** Amounts and counts; what is a share or a place stays one. */
function withLargeNumbers(value: unknown): unknown {
  if (typeof value === "number") return value > 20 ? 123_456_789 : value;
  if (Array.isArray(value)) return value.map(withLargeNumbers);
  if (!isShape(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLargeNumbers(inner)]),
  );
}
