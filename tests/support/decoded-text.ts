import zlib from "node:zlib";

const decode: Record<string, (body: Uint8Array) => Uint8Array> = {
  br: (body) => zlib.brotliDecompressSync(body),
  gzip: (body) => zlib.gunzipSync(body),
  zstd: (body) => zlib.zstdDecompressSync(body),
  identity: (body) => body,
};

/** The text of an answer that came without a connection, so that nothing has undone its Content-Encoding. */
export async function decodedText(response: Response): Promise<string> {
  const encoding = response.headers.get("content-encoding") ?? "identity";
  const body = await response.bytes();
  return new TextDecoder().decode(body.length === 0 ? body : decode[encoding]!(body));
}
