const endings =
  "com|net|org|info|biz|app|dev|online|site|shop|store|health|clinic|care|life|pro|xyz|рф|ком|" +
  "ee|eu|lv|lt|fi|se|no|dk|de|at|ch|nl|be|fr|it|es|pl|cz|uk|ie|us|ru|ua|by|io|me|co|tv|ai|to|gl|ly";

const mail = /\S@\S/u;
const link = /[a-z]:\/\/|(?<![\p{L}\p{N}])www\./iu;
const site = new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${endings})(?![\\p{L}\\p{N}])`, "iu");

/** Whether a name contains an e-mail or web address, which would lead visitors past the marketplace. */
export function hasAddress(name: string): boolean {
  const plain = name.normalize("NFKC");
  return mail.test(plain) || link.test(plain) || site.test(plain);
}
