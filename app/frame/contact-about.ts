import type { Link } from "#app/routing/destinations.ts";
import type { QuestionSubject } from "#domain/contact/schema";

/** Presets the subject of the contact form in a link to it. */
export function contactAbout<Contact extends Link>(contact: Contact | undefined, subject: QuestionSubject): Contact | undefined {
  return contact && { ...contact, to: contact.to.replace("#", `?problemType=${subject}#`) };
}
