import { classNames } from "#app/ui/class-names.ts";

export function RuledList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("border-b border-rule", className)}>
      {items.map((item) => (
        <li key={item} className="border-t border-rule py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
