import S3rver from "s3rver";

type Server = {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
  httpServer: { closeAllConnections(): void };
};

/** An S3 server on this machine, with its files in a temporary folder. */
export async function startS3Server() {
  const directory = await Deno.makeTempDir({ prefix: "s3-" });
  const buckets = Array.from({ length: 80 }, (_, at) => ({ name: `bucket-${at}`, configs: [] }));
  const server: Server = new S3rver({
    ...{ port: 0, address: "127.0.0.1", silent: true, directory },
    ...{ serviceEndpoint: "localhost", configureBuckets: buckets },
  });
  const { port } = await server.run();
  return {
    /** The settings of a bucket that no other test uses. */
    emptyBucket: () =>
      Promise.resolve({
        endpoint: `http://127.0.0.1:${port}`,
        region: "us-east-1",
        bucket: buckets.pop()!.name,
        ...{ accessKey: "S3RVER", secretKey: "S3RVER" },
      }),
    async close(): Promise<void> {
      const closed = server.close();
      // It would wait for the connections that clients keep open.
      server.httpServer.closeAllConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000))]);
      await Deno.remove(directory, { recursive: true });
    },
  };
}
