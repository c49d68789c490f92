import { eq } from "drizzle-orm";
import { captchaPuzzle } from "#db/captcha.ts";
import { pieceBody, pieceBox } from "#domain/captcha/schema";
import { findRunningPostgres, openDatabase, type Database } from "#platform/database";
import { quietLog } from "./test-environment.ts";

export async function readPiecePosition(database: Pick<Database, "select">, id: string): Promise<{ x: number; y: number }> {
  const [puzzle] = await database.select({ x: captchaPuzzle.x, y: captchaPuzzle.y }).from(captchaPuzzle).where(eq(captchaPuzzle.id, id));
  if (!puzzle) throw new Error(`There is no captcha puzzle ${id}`);
  return puzzle;
}

/** Form values of a click into the middle of the hole. */
export async function readClickSolution(database: Pick<Database, "select">, id: string): Promise<{ id: string; x: number; y: number }> {
  const { x, y } = await readPiecePosition(database, id);
  const middle = pieceBody.offset + pieceBody.size / 2;
  return { id, x: x + middle, y: y + middle };
}

/** Points of a drag to `x` like a human's: fast at first, slower towards the end, not quite level. */
export function dragPoints(x: number, points = 24): (readonly [x: number, y: number])[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return [Math.round(x * (1 - (1 - share) ** 3)), Math.round(3 * Math.sin(share * 4))] as const;
  });
}

/** Solves a captcha and returns its token with the cookie that has to be sent with it. `visit` calls the site. */
export async function solveCaptcha(
  visit: (path: string, init: RequestInit) => Promise<Response>,
  database: Pick<Database, "select">,
): Promise<{ token: string; cookie: string }> {
  const post = async (path: string, body: object, cookie = "") => {
    const response = await visit(path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return {
      data: ((await response.json()) as { data: { id: string; token: string } }).data,
      cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie,
    };
  };
  const { data: puzzle, cookie } = await post("/api/captcha", {});
  const { data } = await post("/api/captcha/verify", await readClickSolution(database, puzzle.id), cookie);
  return { token: data.token, cookie };
}

/** Runs `work` with the database of the site under end-to-end test, or of another DATA_DIR. */
export async function withSiteDatabase<Answer>(
  work: (database: Database) => Promise<Answer>,
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<Answer> {
  const url = await findRunningPostgres(dataDir);
  if (!url) throw new Error("The site's database is not running");
  const connection = openDatabase({ url, log: quietLog, poolSize: 1 });
  try {
    return await work(connection.database);
  } finally {
    await connection.close();
  }
}

/** Subset of a Playwright page, so that this file does not depend on Playwright's types. */
type DrivenPage = {
  locator(selector: string): { boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> };
  mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  waitForTimeout(ms: number): Promise<void>;
};

export async function dragPiece(page: DrivenPage, x: number): Promise<void> {
  const handle = await page.locator(".captcha-handle").boundingBox();
  if (!handle) throw new Error("The captcha has no visible slider");
  const pixel = handle.width / pieceBox;
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [pointX, y] of dragPoints(x)) {
    await page.mouse.move(from.x + pointX * pixel, from.y + y);
    await page.waitForTimeout(18);
  }
  await page.mouse.up();
}
