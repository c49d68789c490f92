import { activateService, deactivateService, listServices } from "#domain/open-api";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { openServicesBeside } from "../server/services.ts";
import { stopWith } from "./stop-with.ts";
import { actingAs, type Context } from "../domain/context.ts";

// `npm run account:open-api -- activate EMAIL`: opens the Open API service for an account after its application, also
// beside a running site, which then mails it so. `deactivate EMAIL` closes it, `list` shows who has it.
const usage = "npm run account:open-api -- activate EMAIL | deactivate EMAIL | list";
const [command = "", address = ""] = process.argv.slice(2);
const email = address.trim().toLowerCase();
const isCommand = command === "list" ? address === "" : /^(de)?activate$/.test(command) && email !== "";
if (!isCommand) stopWith(usage);

const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const opened = await openServicesBeside(read.environment, createLog());
if (!opened.ok) stopWith(opened.message, opened.isTemporary);
const done = await run(actingAs(opened.services.context, { kind: "system", name: "operator" }));
await opened.services.close();
if (!done) stopWith(`There is no account with the address ${email}.`);

async function run(context: Context): Promise<boolean> {
  if (command === "list") {
    for (const { email, activatedAt, keyId, lastUsed } of await listServices(context)) {
      console.log(
        [
          email,
          `activated ${activatedAt.toISOString()}`,
          keyId ?? "no key",
          lastUsed ? `last used ${lastUsed.toISOString()}` : "never used",
        ].join("  "),
      );
    }
    return true;
  }
  const outcome = await (command === "activate" ? activateService(context, email) : deactivateService(context, email));
  if (!outcome.ok) return false;
  const state = command === "activate" ? "activated" : "deactivated";
  console.log(`${email}: ${outcome.changed ? state : `was ${state} already`}`);
  return true;
}
