import { parseArgs } from "node:util";
import * as v from "valibot";
import { inviteStaff } from "#domain/staff";
import { invitationSchema, staffRoles } from "#domain/staff/schema";
import { languageCodes } from "#i18n/languages.ts";
import { createLog } from "#platform/log";
import { actingAs } from "../domain/context.ts";
import { linkToPassOn } from "../server/invitations.ts";
import { readEnvironment } from "../server/environment.ts";
import { openServicesBeside } from "../server/services.ts";
import { stopWith } from "./stop-with.ts";

// `npm run staff -- invite EMAIL --role administrator`: mails a one-time link into the back office, also beside a running
// site, which then mails it. Where mail is not delivered, the link is printed.
const usage = `npm run staff -- invite EMAIL --role ${staffRoles.join("|")} [--languages ${languageCodes.join(",")}]`;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { role: { type: "string", default: "administrator" }, languages: { type: "string" } },
});
const [command, email] = positionals;
const languages = typeof values.languages === "string" ? values.languages.split(",") : languageCodes;
const invitation = v.safeParse(invitationSchema, { email, role: values.role, languages: values.role === "editor" ? languages : [] });
if (command !== "invite" || !invitation.success) stopWith(usage);

const read = readEnvironment(process.env);
if (!read.ok) stopWith(read.message);
const opened = await openServicesBeside(read.environment, createLog());
if (!opened.ok) stopWith(opened.message, opened.isTemporary);
const context = actingAs(opened.services.context, { kind: "system", name: "operator" });
const invited = await inviteStaff(context, { ...invitation.output, language: "en" });
await opened.services.close();
if (!invited.ok) stopWith(`${invitation.output.email} is already a staff user.`);
console.log(linkToPassOn(opened.services, invited.path) ?? `${invitation.output.email}: invited`);
