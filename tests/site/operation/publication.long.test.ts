import { afterAll, beforeAll, test } from "vitest";
import { openDatabase, type OpenDatabase } from "#platform/database";
import { poll } from "#scripts/running-site/poll.ts";
import { startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { createContextOn, newsData, publish } from "../../support/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../support/test-database.ts";
import { quietLog } from "../../support/test-environment.ts";

let database: TestDatabase;
let editor: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  editor = openDatabase({ url: database.url, log: quietLog });
});
afterAll(async () => {
  await editor.close();
  await database.drop();
});

test("a publication by another process appears on two running servers", async () => {
  const variables = { DATABASE_URL: database.url };
  const servers = await Promise.all([startSiteProcess(variables), startSiteProcess(variables)]);
  const context = createContextOn(editor, database.url);
  for (const title of ["The first word", "The last word"]) {
    await publish(context, { key: "shared", data: newsData({ title }) });
    for (const { url } of servers) {
      const readNewsList = async () => (await fetch(`${url}/en/explore/news`)).text();
      await poll(readNewsList, (page) => page.includes(title));
    }
  }
  await Promise.all(servers.map(stopSiteProcess));
});
