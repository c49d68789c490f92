export type Group = { name: string; sheets: string[]; shots: { label: string; file: string }[] };

export function indexPage(groups: Group[]): string {
  const sections = groups.map(({ name, sheets, shots }) => {
    const singles = shots.map(({ label, file }) => `<a href="${file}">${label}</a>`).join(" ");
    const images = sheets.map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`).join("\n");
    return `<section>\n<h2>${name}</h2>\n<p>${singles}</p>\n${images}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots</title>
<style>
body { margin: 2rem; font: 15px/1.5 sans-serif; background: #e8e3d8; color: #161a18; }
p a { margin-right: 1ch; white-space: nowrap; }
img { display: block; width: 100%; max-height: 80vh; object-fit: cover; object-position: top; margin-bottom: 1rem; }
</style>
<h1>Shots</h1>
${sections.join("\n")}
</html>
`;
}
