import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as domain from "#domain/inbox";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { inbox } = staffEndpoints;

/** Questions of the contact form and their threads. */
export function mountInbox(parts: ApiParts): void {
  mountReading(parts);
  mountHandling(parts);
}

function mountReading({ mount }: ApiParts): void {
  for (const row of [inbox.list, inbox.watch])
    mount.staff(row, [], async (c, query, { member, context }) => succeed(c, await domain.listInbox(context, query, member.id)));
  mount.staff(inbox.choices, [], async (c, _, { context }) => succeed(c, await domain.listChoices(context)));
  for (const row of [inbox.read, inbox.watchThread])
    mount.staff(row, [], async (c, { id }, { context }) => {
      const thread = await domain.readThread(context, id);
      return thread ? succeed(c, thread) : fail(c, 404, "unknownQuestion");
    });
}

function mountHandling({ mount }: ApiParts): void {
  mount.staff(inbox.state, [], async (c, form, { context }) => {
    const outcome = await domain.setState(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.assign, [], async (c, form, { context }) => {
    const outcome = await domain.assignQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.label, [], async (c, form, { context }) => {
    const outcome = await domain.labelQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.note, [], async (c, form, { context }) => {
    const outcome = await domain.noteQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(inbox.reply, [], async (c, form, { context }) => {
    const outcome = await domain.answerQuestion(context, form);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
}
