import { fork, type ChildProcess } from "node:child_process";
import os from "node:os";

/** A program of ours that works in a process of its own: what it holds and breaks is not the server's, and it lives no longer than there is work. */
export type SideProcess<Order, Result> = {
  /** @throws what the program says is wrong with the order, or that it ended or took too long */
  ask(order: Order): Promise<Result>;
  close(): void;
};

type OrderMessage<Order> = { id: number; order: Order };
type ResultMessage<Result> = { id: number; result: Result; failure?: never } | { id: number; failure: string; result?: never };

const idleMs = 5_000;
const longestMs = 60_000;
/** Behind everything that somebody waits for. */
const niceness = 10;

type Waiting<Result> = { by: ChildProcess; resolve(result: Result): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** Nothing is started until the first order. `name` is what errors call it. */
export function openSideProcess<Order, Result>(input: {
  name: string;
  program: string;
  programArguments?: string[];
}): SideProcess<Order, Result> {
  const waiting = new Map<number, Waiting<Result>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = () => {
    const started = fork(input.program, input.programArguments ?? [], {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (started.pid !== undefined) os.setPriority(started.pid, niceness);
    // The process that serves is not to be held up by this one.
    started.unref();
    started.channel?.unref();
    started.on("message", ({ id, result, failure }: ResultMessage<Result>) => {
      const order = waiting.get(id);
      if (!order) return;
      settle(id);
      if (failure === undefined) order.resolve(result);
      else order.reject(new Error(failure));
    });
    started.once("exit", (code) => {
      if (child === started) child = undefined;
      for (const [id, order] of waiting) {
        // One that was let go may end while its successor is at work.
        if (order.by !== started) continue;
        settle(id);
        order.reject(new Error(`The ${input.name} stopped with code ${code}.`));
      }
    });
    return started;
  };

  const settle = (id: number) => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    if (waiting.size > 0) return;
    idle = setTimeout(stop, idleMs).unref();
  };
  const stop = () => {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  };

  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        const by = (child ??= start());
        const id = ++lastId;
        waiting.set(id, { by, resolve, reject, timer: setTimeout(() => by.kill(), longestMs).unref() });
        by.send({ id, order } satisfies OrderMessage<Order>);
      }),
    close: stop,
  };
}

/** The program's own part: does what it is ordered, and ends when whoever started it hangs up. */
export function serveOrders<Order, Result>(work: (order: Order) => Promise<Result>): void {
  const answer = async ({ id, order }: OrderMessage<Order>): Promise<ResultMessage<Result>> => {
    try {
      return { id, result: await work(order) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on("message", async (message: OrderMessage<Order>) => process.send?.(await answer(message)));
  process.on("disconnect", () => process.exit(0));
}
