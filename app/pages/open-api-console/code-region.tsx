/** Names a block of code, which scrolls inside its box, also by keyboard. */
export function CodeRegion({ heading, text }: { heading: string; text: string }) {
  return (
    <section aria-label={heading} className="px-6 py-5">
      <p className="pb-2 text-small text-soft">{heading}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus */}
      <pre tabIndex={0} lang="en" className="max-h-120 overflow-auto text-small leading-normal">
        <code>{text}</code>
      </pre>
    </section>
  );
}
