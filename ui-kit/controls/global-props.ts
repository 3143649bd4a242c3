const global = /^(aria-|data-)|^(id|title|style|lang|dir|role|tabIndex)$/;

/** The attributes that are valid on any element, for components that render a button or a link. */
export function globalProps(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => global.test(name)));
}
