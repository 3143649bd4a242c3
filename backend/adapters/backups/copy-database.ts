/** Copies an open database as it is at one moment into a new file and checks the copy. It starts no worker. */
import Sqlite from "libsql";

export type CopyRequest = { from: string; to: string };
/** `problem`: why there is no copy. */
export type CopyAnswer = { problem: string | null };

addEventListener("message", ({ data: { from, to } }: MessageEvent<CopyRequest>) => {
  const answer: CopyAnswer = { problem: null };
  try {
    copy(from, to);
    check(to);
  } catch (error) {
    answer.problem = (error as Error).message;
  }
  postMessage(answer);
});

function copy(from: string, to: string): void {
  const source = new Sqlite(from);
  try {
    source.prepare("vacuum into ?").run([to]);
  } finally {
    source.close();
  }
}

function check(path: string): void {
  const file = new Sqlite(path);
  try {
    const [integrity] = file.prepare("pragma integrity_check(1)").all([]) as object[];
    const orphans = file.prepare("pragma foreign_key_check").all([]);
    const isSound = Object.values(integrity ?? {})[0] === "ok" && orphans.length === 0;
    if (!isSound) throw new Error(`the copy is damaged: ${JSON.stringify(integrity)}`);
  } finally {
    file.close();
  }
}
