// Program that publishes changes without pause in the database of DATABASE_URL and prints each stored revision as a line of JSON.
import { publishEntry, saveDraft } from "#domain/content";
import { openDatabase } from "#platform/database";
import { withActor } from "../../domain/context.ts";
import { quietLog } from "./test-environment.ts";
import { createContextOn, newsData, readCurrentRevision } from "./test-context.ts";

const url = process.env.DATABASE_URL!;
const context = withActor(createContextOn(openDatabase({ url, log: quietLog }), url), { kind: "staff", id: "writer" });
const keys = ["written-a", "written-b", "written-c"];

for (let count = 0; ; count += 1) {
  const address = { type: "news", key: keys[count % keys.length]!, language: "en" as const };
  const basedOn = await readCurrentRevision(context, address);
  await saveDraft(context, { ...address, data: newsData({ title: `Revision ${basedOn + 1}` }), basedOn });
  const publication = await publishEntry(context, address);
  if (!publication.ok) throw new Error(JSON.stringify(publication));
  process.stdout.write(`${JSON.stringify({ key: address.key, revision: publication.revision })}\n`);
}
