import TextField from "@mui/material/TextField";

type SearchFieldProps = { label: string; value: string; onChange(value: string): void };

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: { sm: 260 } }}
    />
  );
}
