import { inviteFirstAdministrator } from "#domain/staff";
import type { OpenedServices, Services } from "./services.ts";

/** Returns the invitation link only if mail is not delivered. Logs must not show it otherwise: opening it creates a staff account. */
export function linkForOperator(
  { mailTransport, environment }: Pick<Services, "mailTransport" | "environment">,
  path: string,
): string | undefined {
  return mailTransport.isDelivered ? undefined : environment.siteUrl.origin + path;
}

/** Invites ADMIN_EMAIL unless there is an administrator already. */
export async function inviteAdministrator(services: Pick<OpenedServices, "mailTransport" | "environment" | "context">): Promise<void> {
  const { context, environment } = services;
  const email = environment.adminEmail;
  const invitation = email && (await inviteFirstAdministrator(context, email));
  if (!invitation) return;
  const link = linkForOperator(services, invitation.path);
  context.log.info("staff.invited", link === undefined ? { email } : { link });
}
