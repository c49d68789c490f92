import { Link } from "react-router";

export function RowName({ name, kind, to }: { name: string; kind: string; to: string }) {
  return (
    <>
      <h3 className="text-h3 wrap-anywhere">
        <Link to={to} className="row-link">
          {name}
        </Link>
      </h3>
      <p className="hyphens-auto wrap-anywhere">{kind}</p>
    </>
  );
}
