/** The letter of a pressed key, also while the keyboard writes Cyrillic: "k" for the key that then writes "л". */
export function latinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const isCyrillic = /^\p{Script=Cyrillic}$/u.test(key);
  return isCyrillic && code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
}
