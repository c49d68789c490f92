import TextField from "@mui/material/TextField";

type Name = "from" | "to";
type DateRangeFieldsProps = {
  labels: Record<Name, string>;
  value: Record<Name, string>;
  /** Message under each day that is not valid. */
  errors?: Partial<Record<Name, string>>;
  onChange(change: Partial<Record<Name, string>>): void;
};

/** The first and the last day of a list, as YYYY-MM-DD; a day that was cleared is empty. */
export function DateRangeFields({ labels, value, errors = {}, onChange }: DateRangeFieldsProps) {
  return (["from", "to"] as const).map((name) => (
    <TextField
      key={name}
      size="small"
      type="date"
      label={labels[name]}
      value={value[name]}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ));
}
