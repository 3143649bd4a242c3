import { z } from "zod";

const CopiedFile = z.object({
  /** Relative to the folder with the backups. */
  path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/).refine((path) => !path.includes("..")),
  bytes: z.int().min(0),
  /** Hexadecimal, of the copy as it is written. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a backup consists of. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** From then on it must not exist any more. */
  expiresAt: z.iso.datetime(),
  isEncrypted: z.boolean(),
  /** Names the AUTH_SECRET that its values are encrypted with. */
  secretId: z.string(),
  database: CopiedFile,
  files: z.array(CopiedFile.extend({ key: z.string() })),
});

export type Manifest = z.infer<typeof Manifest>;
