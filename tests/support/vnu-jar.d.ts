// The package has no types. It exports the path of the HTML checker.
declare module "vnu-jar" {
  const file: string;
  export default file;
}
