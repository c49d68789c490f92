import { parseArgs } from "node:util";
import * as v from "valibot";
import { inviteStaff } from "#domain/staff";
import { invitationSchema, staffRoles } from "#domain/staff/schema";
import { languageCodes } from "#i18n/languages.ts";
import { createLog } from "#platform/log";
import { withActor } from "../domain/context.ts";
import { linkForOperator } from "../server/invitations.ts";
import { readEnvironment } from "../server/environment.ts";
import { openServicesBeside } from "../server/services.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run staff -- invite EMAIL --role administrator`: invites a staff user by a mailed one-time link, with or without a running
// site. Prints the link if mail is not delivered.
const usage = `npm run staff -- invite EMAIL --role ${staffRoles.join("|")} [--languages ${languageCodes.join(",")}]`;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { role: { type: "string", default: "administrator" }, languages: { type: "string" } },
});
const [command, email] = positionals;
const languages = typeof values.languages === "string" ? values.languages.split(",") : languageCodes;
const rights = { role: values.role, languages: values.role === "editor" ? languages : [] };
const invitation = v.safeParse(invitationSchema, { email, ...rights, replaces: true });
if (command !== "invite" || !invitation.success) exitWithMessage(usage);

const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const opening = await openServicesBeside(settings.environment, createLog());
if (!opening.ok) exitWithMessage(opening.message, opening.isTemporary);
const context = withActor(opening.services.context, { kind: "system", name: "operator" });
const result = await inviteStaff(context, { ...invitation.output, language: "en" });
await opening.services.close();
if (!result.ok) exitWithMessage(`${invitation.output.email} is already a staff user.`);
console.log(linkForOperator(opening.services, result.path) ?? `${invitation.output.email}: invited`);
