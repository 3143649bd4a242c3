/** The same keys in the Latin layout, in the Estonian one and in the Russian one. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const estonian = "qwertyuiopüõasdfghjklöäzxcvbnm,.`";
const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";

const russianOf = new Map(
  [...latin, ...estonian].map((key, at) => [key, russian[at % russian.length]]),
);
const latinOf = new Map([...russian].map((key, at) => [key, estonian[at]]));

/** What the keys that typed this text write in the other layout, Russian or Latin. */
export function inOtherLayout(text: string): string {
  const keys = /\p{Script=Cyrillic}/u.test(text) ? latinOf : russianOf;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join("");
}
