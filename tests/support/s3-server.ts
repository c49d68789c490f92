import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import S3rver from "s3rver";

export type S3Server = { url: URL; close(): Promise<void> };

/** Starts an S3 server with one empty bucket on a free port. Access key and secret are S3RVER. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "ecactus-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: "media" }] });
  const { port } = await server.run();
  return {
    url: new URL(`http://S3RVER:S3RVER@127.0.0.1:${port}/media`),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
