/** Shows a mark after a label, such as "(optional)". A full-width bracket needs no space before it. */
export function LabelMark({ mark }: { mark: string }) {
  return <span className="font-normal text-soft">{mark.startsWith("（") ? mark : ` ${mark}`}</span>;
}
