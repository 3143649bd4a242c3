import { ownerOf } from "./owner-of.ts";

type SystemError = {
  code?: unknown;
  path?: unknown;
  hostname?: unknown;
  host?: unknown;
  address?: unknown;
  port?: unknown;
  cause?: unknown;
  errors?: unknown[];
  message: string;
};

/** Of Deno's errors, which have no code everywhere. */
const codesOfNames: Record<string, string> = {
  NotFound: "ENOENT",
  PermissionDenied: "EACCES",
  NotCapable: "EACCES",
  AlreadyExists: "EEXIST",
  IsADirectory: "EISDIR",
  NotADirectory: "ENOTDIR",
  ConnectionRefused: "ECONNREFUSED",
  ConnectionReset: "ECONNRESET",
  TimedOut: "ETIMEDOUT",
};

/** What happened and what to do, where the system says it in its own terms. Null for other errors. */
export function systemSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const found = error as SystemError;
  // The library for mails has codes of its own, and that of the system in the message.
  const codes = [/\bE[A-Z]{4,}\b/.exec(error.message)?.[0], found.code, codesOfNames[error.name]];
  for (const code of codes) {
    const sentence = typeof code === "string" && sentenceOf(code, found);
    if (sentence) return sentence;
  }
  const inner = [found.cause, ...found.errors ?? []].map(systemSentence);
  return inner.find((one) => one !== null) ?? null;
}

/** Whose a path is that this user may not open, and what to do. */
export function accessSentence(path: string): string {
  const owned = ownerOf(path);
  if (!owned) {
    return `This user may not open ${path}. Use another path, or give the user the right to it.`;
  }
  const { owner } = owned;
  return `This user may not open ${path}: ${owned.path} belongs to ${owner}. ` +
    `Run this as ${owner} (example: sudo -u ${owner} …), or give this user the right to it.`;
}

function sentenceOf(code: string, error: SystemError): string | undefined {
  const path = pathOf(error);
  const file = path ?? "a file of this name";
  const server = serverOf(error);
  const sentences: Record<string, string> = {
    ENOENT: `There is no file or folder ${path ?? "of this name"}. Check the path.`,
    EACCES: path
      ? accessSentence(path)
      : "This user may not open a file that is needed. Run this as the user of the server.",
    EPERM: `This user may not change ${file}. Use another path, or give the user the right to it.`,
    EISDIR: `${file} is a folder. Name a file in it.`,
    ENOTDIR: `A part of ${file} is a file and not a folder. Check the path.`,
    EEXIST: `${file} exists already. Use another name.`,
    EROFS: `${file} is on a disk that can only be read. Use another path.`,
    ENOSPC: "The disk is full: free some of it.",
    ECONNREFUSED: `Nothing listens at ${server}. Check the address and that the server there runs.`,
    ECONNRESET: `${server} closed the connection. Check port and encryption of the address.`,
    EPIPE: `${server} closed the connection. Check port and encryption of the address.`,
    ENOTFOUND: `There is no host ${server}. Check its name.`,
    EAI_AGAIN: `The host name ${server} could not be looked up. Check the name and the network.`,
    ETIMEDOUT: `${server} did not answer in time. Check the address and the firewall.`,
    EHOSTUNREACH: `${server} cannot be reached from here. Check the address and the network.`,
    ENETUNREACH: `${server} cannot be reached from here. Check the address and the network.`,
    EAUTH: "The server refused the user and the password. Check both.",
    ETLS: "The connection could not be encrypted. Check port and encryption of the address.",
  };
  return sentences[code];
}

function pathOf({ path, message }: SystemError): string | null {
  return typeof path === "string" ? path : /'([^']+)'[^']*$/.exec(message)?.[1] ?? null;
}

function serverOf({ hostname, host, address, port, message }: SystemError): string {
  const name = [hostname, host, address].find((one) => typeof one === "string") ??
    /(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED) (\S+)/.exec(message)?.[1];
  if (name === undefined) return "the server";
  return port === undefined ? String(name) : `${name}:${port}`;
}
