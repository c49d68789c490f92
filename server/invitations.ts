import { inviteFirstAdministrator } from "#domain/staff";
import type { OpenedServices, Services } from "./services.ts";

/**
 * The link of an invitation, for the operator to pass on, only if mail is not delivered. Opening the link creates a staff
 * account, so no log or screen may show it otherwise.
 */
export function linkToPassOn(
  { mailTransport, environment }: Pick<Services, "mailTransport" | "environment">,
  path: string,
): string | undefined {
  return mailTransport.isDelivered ? undefined : environment.siteUrl.origin + path;
}

/** Invites the administrator that ADMIN_EMAIL names, unless there is one already. */
export async function inviteAdministrator(services: Pick<OpenedServices, "mailTransport" | "environment" | "context">): Promise<void> {
  const { context, environment } = services;
  const email = environment.adminEmail;
  const invited = email && (await inviteFirstAdministrator(context, email));
  if (!invited) return;
  const link = linkToPassOn(services, invited.path);
  context.log.info("staff.invited", link === undefined ? { email } : { link });
}
