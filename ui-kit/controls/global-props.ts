const global = /^(aria-|data-)|^(id|title|style|lang|dir|role|tabIndex)$/;

export function globalProps(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => global.test(name)));
}
