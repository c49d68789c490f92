import { CheckRow } from "#app/ui/check-row.tsx";
import { categories, type Category } from "#domain/consent/schema";

type CategoryBoxesProps = {
  names: Record<Category, string>;
  /** Categories of the last choice; `undefined` before the first one. */
  agreed: readonly Category[] | undefined;
};

export function CategoryBoxes({ names, agreed }: CategoryBoxesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 md:flex">
      {categories.map((category) => (
        <li key={category}>
          <CheckRow>
            <input
              type="checkbox"
              name={category}
              defaultChecked={category === "necessary" || agreed?.includes(category)}
              disabled={category === "necessary"}
              className="check"
            />
            {names[category]}
          </CheckRow>
        </li>
      ))}
    </ul>
  );
}
