/**
 * Follows every redirect with its cookies, as a browser does, until the `home` address is
 * requested.
 */
export async function comeBack(url: string, home: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = url;
  for (let step = 0; step < 10; step++) {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(at, { redirect: "manual", headers: { Cookie } });
    await answer.body?.cancel();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${at} answered ${answer.status} and leads nowhere`);
    at = new URL(location, at).href;
    if (at.startsWith(home)) return at;
  }
  throw new Error(`${url} goes round in circles`);
}
