// Types of the package, which has none: it exports the path of the HTML checker.
declare module "vnu-jar" {
  const file: string;
  export default file;
}
