const global = /^(aria-|data-)|^(id|title|style|lang|dir|role|tabIndex)$/;

/** The attributes that fit any element, so that a button that is a link keeps what it was given. */
export function globalProps(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => global.test(name)));
}
