/** Vitest keeps a hundred frames of every error, and React makes one for each element. */
Error.stackTraceLimit = 15;

// Of the test workers alone: the servers that they start are measured.
delete process.env.DENO_V8_FLAGS;
