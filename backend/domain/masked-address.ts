const address = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g;

/** Enough of an address to recognize it, and too little to write to it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return "…";
  return `${[...email][0]}…${email.slice(at)}`;
}

/** A text, such as the error of a mail server, without whole addresses. */
export function withMaskedAddresses(text: string): string {
  return text.replace(address, maskedAddress);
}
