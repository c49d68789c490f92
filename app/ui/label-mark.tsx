/** What stands behind a label, such as "(optional)". A full-width bracket brings its own space. */
export function LabelMark({ mark }: { mark: string }) {
  return <span className="font-normal text-soft">{mark.startsWith("（") ? mark : ` ${mark}`}</span>;
}
