import SvgIcon from "@mui/material/SvgIcon";

const plus = "M17 14h2v3h3v2h-3v3h-2v-3h-3v-2h3z";
const minus = "M14 17h8v2h-8z";
const row = "M3 4h18v8H3zm2 2v4h14V6z";
const column = "M4 3h8v18H4zm2 2v14h4V5z";

const icon = (...paths: string[]) =>
  function TableIcon() {
    return (
      <SvgIcon>
        {paths.map((path) => (
          <path key={path} d={path} fillRule="evenodd" />
        ))}
      </SvgIcon>
    );
  };

export const AddRow = icon(row, plus);
export const RemoveRow = icon(row, minus);
export const AddColumn = icon(column, plus);
export const RemoveColumn = icon(column, minus);
