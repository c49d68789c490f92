// The package comes without types: where its checker lies.
declare module "vnu-jar" {
  const file: string;
  export default file;
}
