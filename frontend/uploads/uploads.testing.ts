import { setTransport } from "../api/client.ts";
import type { Upload } from "./upload-file.ts";

type Answer = { status: number; body: unknown };

/** A server of uploads in memory. `faults`: what it does to the next parts instead of taking them. */
export function fakeUploadServer(partBytes = 4) {
  const uploads = new Map<string, Upload & { received: string }>();
  const faults: ("offline" | "answer lost" | number)[] = [];
  const sent: string[] = [];

  setTransport(async (request) => {
    const id = new URL(request.url).pathname.split("/")[3];
    if (request.method === "POST") return json(201, create(await request.json()));
    if (request.method === "DELETE") uploads.delete(id!);
    if (request.method === "DELETE") return new Response(null, { status: 204 });
    const upload = uploads.get(id!);
    return upload ? json(200, upload) : json(404, problem("ERR_NOT_FOUND", 404));
  });
  Object.assign(globalThis, { XMLHttpRequest: requestTo(take) });

  return { uploads, faults, sent };

  function create(body: { purpose: Upload["purpose"]; fileName: string; bytes: number }): Upload {
    const id = `upload-${uploads.size}`;
    const empty = { url: null, posterUrl: null, blur: null, width: null, height: null };
    const facts = { id, state: "receiving" as const, partBytes, received: "" };
    const sizes = { receivedBytes: 0, storedBytes: null };
    const upload = { ...body, ...facts, ...sizes, ...empty, durationSeconds: null };
    uploads.set(id, upload);
    return upload;
  }

  async function take(path: string, form: FormData): Promise<Answer | "offline"> {
    const fault = faults.shift();
    if (fault === "offline") return "offline";
    if (typeof fault === "number") return { status: fault, body: null };
    const upload = uploads.get(path.split("/")[3]!);
    if (!upload) return { status: 404, body: problem("ERR_NOT_FOUND", 404) };
    const { receivedBytes } = upload;
    if (Number(form.get("offset")) !== receivedBytes) {
      return { status: 409, body: { ...problem("ERR_WRONG_OFFSET", 409), receivedBytes } };
    }
    const text = await (form.get("part") as File).text();
    sent.push(text);
    upload.received += text;
    upload.receivedBytes += text.length;
    if (upload.receivedBytes === upload.bytes) upload.state = "private";
    return fault === "answer lost" ? "offline" : { status: 200, body: { ...upload } };
  }
}

function problem(errCode: string, status: number) {
  return { type: errCode, title: errCode, status, errCode, instance: "" };
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}

function requestTo(take: (path: string, form: FormData) => Promise<Answer | "offline">) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    response: unknown;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #path = "";
    #isAborted = false;

    open(_method: string, path: string) {
      this.#path = path;
    }

    setRequestHeader() {}

    getResponseHeader() {
      return null;
    }

    abort() {
      this.#isAborted = true;
      this.onabort?.();
    }

    async send(form: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const answer = await take(this.#path, form);
      if (this.#isAborted) return;
      if (answer === "offline") return this.onerror?.();
      Object.assign(this, { status: answer.status, response: answer.body });
      this.onload?.();
    }
  };
}
