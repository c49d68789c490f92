import { activateService, deactivateService, listServices } from "#domain/open-api";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { openServicesBeside } from "../server/services.ts";
import { exitWithMessage } from "./exit-with-message.ts";
import { withActor, type Context } from "../domain/context.ts";

// `npm run account:open-api -- activate EMAIL`: activates the Open API service for an account after its application, also beside a
// running site, which then mails the owner. `deactivate EMAIL` deletes its key and allows no other, `list` shows all accounts.
const usage = "npm run account:open-api -- activate EMAIL | deactivate EMAIL | list";
const [command = "", address = ""] = process.argv.slice(2);
const email = address.trim().toLowerCase();
const isCommand = command === "list" ? address === "" : /^(de)?activate$/.test(command) && email !== "";
if (!isCommand) exitWithMessage(usage);

const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const opening = await openServicesBeside(settings.environment, createLog());
if (!opening.ok) exitWithMessage(opening.message, opening.isTemporary);
const isFound = await run(withActor(opening.services.context, { kind: "system", name: "operator" }));
await opening.services.close();
if (!isFound) exitWithMessage(`There is no account with the address ${email}.`);

async function run(context: Context): Promise<boolean> {
  if (command === "list") {
    for (const { email, access, keyId, lastUsed } of await listServices(context)) {
      console.log([email, access, keyId ?? "no key", lastUsed ? `last used ${lastUsed.toISOString()}` : "never used"].join("  "));
    }
    return true;
  }
  const outcome = await (command === "activate" ? activateService(context, email) : deactivateService(context, email));
  if (!outcome.ok) return false;
  const state = command === "activate" ? "activated" : "deactivated";
  console.log(`${email}: ${outcome.changed ? state : `was ${state} already`}`);
  return true;
}
