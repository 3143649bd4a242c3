/** A process of its own with connections that each send the next request after the last response. */
const [port = "", clients = "", seconds = "", first = ""] = Deno.args;
const requests: string[] = JSON.parse(await new Response(Deno.stdin.readable).text());
const encoded = requests.map((request) => new TextEncoder().encode(request));
const headerEnd = new TextEncoder().encode("\r\n\r\n");
const waits: number[] = [];
let sent = Number(first);
let failed = 0;

const end = performance.now() + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(clients) }, converse));
waits.sort((a, b) => a - b);
const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? Infinity;
const perSecond = waits.length / Number(seconds);
console.log(
  JSON.stringify({ perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed, sent }),
);

async function converse(): Promise<void> {
  using connection = await Deno.connect({ port: Number(port), hostname: "127.0.0.1" });
  connection.setNoDelay(true);
  const buffer = new Uint8Array(1 << 20);
  while (performance.now() < end) {
    const started = performance.now();
    await connection.write(encoded[sent++ % encoded.length]!);
    if (!/^(200|304)$/.test(await readAnswer(connection, buffer))) failed++;
    waits.push(performance.now() - started);
  }
}

/** The status of one response with a Content-Length or without a body. */
async function readAnswer(connection: Deno.Conn, buffer: Uint8Array): Promise<string> {
  let filled = 0;
  let wanted = Infinity;
  let status = "";
  while (filled < wanted) {
    const read = await connection.read(buffer.subarray(filled));
    if (read === null) throw new Error("the server hung up");
    filled += read;
    if (wanted < Infinity) continue;
    const headersAt = indexOf(buffer.subarray(0, filled), headerEnd);
    if (headersAt < 0) continue;
    const headers = new TextDecoder().decode(buffer.subarray(0, headersAt));
    status = headers.slice(9, 12);
    const length = status === "304" ? 0 : /^content-length: (\d+)/im.exec(headers)?.[1] ?? NaN;
    wanted = headersAt + 4 + Number(length);
    if (Number.isNaN(wanted)) throw new Error(`an answer without its length: ${headers}`);
  }
  return status;
}

function indexOf(bytes: Uint8Array, part: Uint8Array): number {
  for (let at = bytes.indexOf(part[0]!); at >= 0; at = bytes.indexOf(part[0]!, at + 1)) {
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}
