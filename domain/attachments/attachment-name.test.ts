import { expect, test } from "vitest";
import { attachmentName } from "./attachment-name.ts";

test.each([
  ["Schaltplan.pdf", "application/pdf", "Schaltplan.pdf"],
  ["布线 图.PDF", "application/pdf", "布线 图.pdf"],
  ["photo.jpeg", "image/jpeg", "photo.jpeg"],
  ["setup.exe", "application/pdf", "setup.exe.pdf"],
  ["photo.png", "image/jpeg", "photo.png.jpg"],
  ["../../etc/passwd", "application/pdf", "_.._etc_passwd.pdf"],
  ["C:\\plans\\a.pdf", "application/pdf", "C_plans_a.pdf"],
  ['a";x="b.pdf', "application/pdf", "a_;x=_b.pdf"],
  [".htaccess", "application/pdf", "htaccess.pdf"],
  [".pdf", "application/pdf", "pdf.pdf"],
  ["...", "image/png", "file.png"],
  [`${"ü".repeat(300)}.pdf`, "application/pdf", `${"ü".repeat(100)}.pdf`],
  [`${"图".repeat(100)}.pdf`, "application/pdf", `${"图".repeat(66)}.pdf`],
  [`${"a".repeat(199)}🌵.pdf`, "application/pdf", `${"a".repeat(199)}.pdf`],
  ["a\0b\r\n\u0085c.pdf", "application/pdf", "a_b_c.pdf"],
  ["plan\u202efdp.exe", "application/pdf", "planfdp.exe.pdf"],
  ["a\ud800.pdf", "application/pdf", "a\ufffd.pdf"],
  ["CON.pdf", "application/pdf", "_CON.pdf"],
  ["com1.plan.pdf", "application/pdf", "_com1.plan.pdf"],
  ["console.pdf", "application/pdf", "console.pdf"],
] as const)("the attachment '%s' of the type %s is named %s", (fileName, type, name) => {
  expect(attachmentName(fileName, type)).toBe(name);
});
