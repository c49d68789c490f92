import { ContactLinks } from "#app/features/support/contact-links.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import type { LocalSupportData } from "./data.server.ts";

export function Contacts({ contacts, hasContacts, copy, lines, words }: LocalSupportData) {
  const language = usePageLanguage();
  return (
    <section aria-labelledby="contacts" className="min-w-0 lg:col-span-7">
      <h2 id="contacts" className="pb-3 text-h3">
        {copy.contacts.heading}
      </h2>
      {contacts.length === 0 && (
        <EmptyState {...copy.empty} {...(!hasContacts && { text: copy.noContacts.text })} to={localPath(language, "/contact-us#ask")} />
      )}
      <ul className="border-b border-strong empty:hidden">
        {contacts.map((contact) => (
          <li
            key={`${contact.area} ${contact.lines?.join()} ${contact.email}`}
            className="grid gap-x-gap gap-y-2 border-t border-strong py-5 md:grid-cols-[2fr_3fr]"
          >
            <div>
              <h3 className="text-lead font-label">
                {contact.name ?? copy.contacts.everywhere} {contact.sample && <Tag>{words.example}</Tag>}
              </h3>
              <p className="text-small text-soft">
                {contact.lines ? contact.lines.map((line) => lines[line]).join(" · ") : copy.form.allLines}
              </p>
            </div>
            <ContactLinks contact={contact} hours={copy.contacts.hours} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CallOrder({ copy }: { copy: LocalSupportData["copy"]["order"] }) {
  return (
    <section className="bg-sand p-5 md:p-6 lg:col-span-4 lg:col-start-9 lg:self-start">
      <h2 className="pb-3 text-h3">{copy.heading}</h2>
      <ol className="grid list-decimal gap-3 pl-5">
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
