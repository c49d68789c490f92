import type { SupportWords } from "./read-support.server.ts";

export function DangerNote({ words }: { words: SupportWords["danger"] }) {
  return (
    <div className="border-l-3 border-danger bg-danger-ground px-5 py-4">
      <p className="font-label text-danger">{words.heading}</p>
      <p className="max-w-prose">{words.text}</p>
    </div>
  );
}
