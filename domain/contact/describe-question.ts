import type { contactQuestion } from "#db/contact.ts";

/** Names the sender of a request, with the company unless it is a private person. */
export function nameSender({ name, company }: { name: string; company: string }): string {
  return [name, company].filter(Boolean).join(", ");
}

/** Describes a question for notices to staff. */
export function describeQuestion({ id, name }: Pick<typeof contactQuestion.$inferSelect, "id" | "name">) {
  return { questionId: id, title: name, path: `/inbox/${id}` };
}
