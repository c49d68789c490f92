import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { useShell } from "#app/frame/use-shell.ts";

/** The last word of a solution page: whom to ask. */
export function Closing({ heading, text, action }: { heading: string; text: string; action: string }) {
  const contact = useShell()?.navigation.links.company.contact;
  return (
    <Container className="pb-section">
      <section className="grid items-end gap-x-gap gap-y-6 border-t border-soft pt-8 lg:grid-cols-12 lg:pt-12">
        <h2 className="text-h2 lg:col-span-6">{heading}</h2>
        <div className="flex flex-col items-start gap-6 lg:col-span-5 lg:col-start-8">
          <p className="max-w-[48ch] text-lead">{text}</p>
          {contact && <ButtonLink to={contact.to}>{action}</ButtonLink>}
        </div>
      </section>
    </Container>
  );
}
