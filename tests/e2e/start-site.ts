import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fillDataDir } from "../support/filled-data-dir.ts";
import { startMailServer } from "../support/mail-server.ts";
import { inboundMailSecret } from "../support/inbound-mail-secret.ts";
import { openSeparateSite } from "../support/separate-site.ts";

/**
 * Starts the production build with its own embedded database, and a mail server, for all end-to-end tests of a run. The site trusts
 * X-Forwarded-For from this machine, so that each test has its own client address and its own rate limits.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const mailDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-mail-"));
  const mail = await startMailServer(mailDir);
  process.env.E2E_STAFF_DIR = `${mailDir}-staff`;
  await mkdir(process.env.E2E_STAFF_DIR);
  process.env.FILLED_DATA_DIR ??= `${mailDir}-filled`;
  await fillDataDir(process.env.FILLED_DATA_DIR);
  const site = await openSeparateSite({
    SMTP_URL: mail.url,
    TRUSTED_PROXY: "127.0.0.1",
    REPLY_ADDRESS: "reply@example.com",
    INBOUND_MAIL_SECRET: inboundMailSecret,
  });
  process.env.E2E_URL = site.url;
  process.env.E2E_DATA_DIR = site.dataDir;
  process.env.E2E_MAIL_DIR = mailDir;
  return async () => {
    await site.close();
    await mail.close();
    for (const folder of [mailDir, `${mailDir}-staff`, `${mailDir}-filled`]) await rm(folder, { recursive: true, force: true });
  };
}
